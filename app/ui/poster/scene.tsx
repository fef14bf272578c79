import curtainCall from "./art/curtain-call.svg?url";
import miles from "./art/miles.svg?url";

const scenes = {
  "curtain-call": { src: curtainCall, width: 1440, height: 400 },
  miles: { src: miles, width: 640, height: 480 },
};

/** A drawing that is no poster: without a frame of its own, in its own proportions. What it shows, the words beside it say. */
export const Scene = ({ name }: { name: keyof typeof scenes }) => (
  <img className="scene" {...scenes[name]} alt="" loading="lazy" decoding="async" />
);
