import type { Visit } from "./shape.ts";

/** Five moments of a visit, from the door to the taxi: under the drawings of every service page. {minutes} is the shortest booking. */
export default [
  { when: "Before the start", what: "One of you opens the door to a suitcase and points out somewhere to change" },
  { when: "2 minutes before", what: "A last look in the mirror; the music is ready" },
  { when: "On the dot", what: "The act you came for" },
  { when: "{minutes} later, or more", what: "Applause, a toast, and a group photo if the performer says yes" },
  { when: "And then", what: "A wave goodbye, and the party is yours again" },
] satisfies Visit;
