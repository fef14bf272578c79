import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** What the host should have ready, a question that people here ask, how performers get in, and when to ask early. */
export function BeforeYouBook({ data: { copy, place } }: { data: PlaceData }) {
  const { room, question } = copy;
  const { name, arriving, busy } = place;
  return (
    <div className="wrap section small-headings before-you-book">
      <div className="framed room-picture">
        <Poster name="hour-mirror" alt="" shape="square" />
      </div>
      <section className="part room" aria-labelledby="room">
        <h2 id="room">What the room needs</h2>
        <p>{room}</p>
      </section>
      <section className="framed part room-question" data-theme="gold" aria-labelledby="question">
        <h2 id="question">{question.ask}</h2>
        <p>{question.answer}</p>
      </section>
      <section className="part timing arriving drawn" aria-labelledby="arriving">
        <h2 id="arriving">Getting in</h2>
        <p>{arriving}</p>
      </section>
      <section className="part timing busy" aria-labelledby="busy">
        <h2 id="busy">When {name} fills up</h2>
        <p>
          <strong>{busy.when}</strong>
        </p>
        <p>{busy.why}</p>
        {busy.ahead && <p>{busy.ahead}</p>}
      </section>
    </div>
  );
}
