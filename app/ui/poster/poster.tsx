/** The site's pictures: hand-drawn posters, square originals whose middle survives a portrait or a landscape crop. */
const files = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default", eager: true });
const art = new Map(Object.entries(files).map(([file, url]) => [file.slice("./art/".length, -".svg".length), url]));

interface PosterProps {
  /** Name of a file in ./art, without its ending: an act's slug, or a prop such as "disco-ball" */
  name: string;
  /** What the picture shows; empty when the words beside it say the same */
  alt: string;
  shape?: "portrait" | "landscape" | "square";
  /** The picture that a visitor sees first: loaded at once, ahead of others */
  priority?: boolean;
}

export function Poster({ name, alt, shape = "portrait", priority = false }: PosterProps) {
  const src = art.get(name);
  if (!src) throw new Error(`There is no poster called "${name}" in app/ui/poster/art.`);
  return (
    <img
      className={`poster poster-${shape}`}
      src={src}
      alt={alt}
      width={1200}
      height={1200}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  );
}
