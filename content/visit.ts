import type { Visit } from "./shape.ts";

/** Five moments of a visit, from the door to the taxi: under the drawings of every service page. {minutes} is the shortest booking. */
export default [
  { when: "15 minutes before", what: "A knock at the door, a suitcase, somewhere to change" },
  { when: "2 minutes before", what: "A last look in the mirror; the music is ready" },
  { when: "On the dot", what: "The act you came for" },
  { when: "{minutes} later, or more", what: "A toast, the group photo, applause" },
  { when: "And then", what: "A wave from the taxi, and the party is yours again" },
] satisfies Visit;
