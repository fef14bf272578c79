import { Link } from "react-router";
import { formatPounds } from "../../ui/money.ts";
import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** What an evening with the act is like here, and rooms that suit it. */
export const Where = ({ data: { copy, act } }: { data: PlaceData }) => (
  <section className="section" data-theme="mint" aria-labelledby="spots">
    <div className="wrap">
      <div className="where">
        <h2 id="spots">Where to have it</h2>
        <div className="where-figure">
          <Poster name={act.slug} alt="" shape="square" cut />
        </div>
        <div className="where-copy">
          <p>{copy.here}</p>
        </div>
      </div>
      <ul role="list" className="ruled spots">
        {copy.spots.map((spot) => (
          <li key={spot.name}>
            <h3>{spot.name}</h3>
            <p>{spot.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

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
        <h2 id="arriving">Getting there</h2>
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

export function Others({ data: { others, place, overseas } }: { data: PlaceData }) {
  if (others.length === 0) return null;
  return (
    <section className="section" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others">Who else comes to {place.name}</h2>
        <p>{overseas ? "Prices before the journey." : "Prices with travel."}</p>
        <ul role="list" className="others">
          {others.map((other) => (
            <li key={other.slug}>
              <Poster name={other.slug} alt="" shape="square" />
              <p>
                <Link className="covers-box" to={other.url}>
                  {other.name}
                </Link>{" "}
                <span className="small">from {formatPounds(other.price)}</span>
              </p>
            </li>
          ))}
          <li className="others-ask">
            <Poster name="telephone" alt="" shape="square" />
            <p>
              <Link className="covers-box" to="/contact">
                Ask us
              </Link>
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
