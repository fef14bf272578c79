/** A drawing that is no poster: without a frame of its own, in its own proportions. What it shows, the words beside it say. */
export const Scene = (drawing: { src: string; width: number; height: number }) => (
  <img className="scene" {...drawing} alt="" loading="lazy" decoding="async" />
);
