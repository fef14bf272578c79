import { Poster } from "../../ui/poster/poster.tsx";
import type { PlaceData } from "./place.server.ts";

/** What the host has ready, and what people here ask. */
export function RoomAndQuestion({ data }: { data: PlaceData }) {
  const { room, question } = data.copy;
  return (
    <div className="room-and-question">
      <div className="framed room-picture">
        <Poster name="hour-mirror" alt="" shape="square" />
      </div>
      <section className="part" aria-labelledby="room">
        <h2 id="room">What the room needs</h2>
        <p>{room}</p>
      </section>
      <section className="framed part room-question" data-theme="gold" aria-labelledby="question">
        <h2 id="question">{question.ask}</h2>
        <p>{question.answer}</p>
      </section>
    </div>
  );
}
