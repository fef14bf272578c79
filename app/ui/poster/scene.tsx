/** A drawing without a frame, in its own proportions. The text beside it says what it shows, so its alt text is empty. */
export const Scene = (drawing: { src: string; width: number; height: number }) => (
  <img className="scene" {...drawing} alt="" loading="lazy" decoding="async" />
);
