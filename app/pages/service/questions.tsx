import { Poster } from "../../ui/poster/poster.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import type { ServiceData } from "./service.server.ts";

export function Questions({ questions }: { questions: ServiceData["page"]["questions"] }) {
  return (
    <section className="section" aria-labelledby="questions">
      <div className="wrap columns questions">
        <div>
          <h2 id="questions">Questions and answers</h2>
          <div className="framed questions-picture">
            <Poster name="telephone" alt="" shape="square" />
          </div>
        </div>
        <div>
          {questions.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary className="disclosure">
                <h3>{question}</h3>
              </summary>
              <p>
                <RichText text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
