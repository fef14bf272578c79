/** Hand-drawn posters, square and cropped to portraits, or the owner's photograph of the same act (docs/photographs.md). */
import { photosOf } from "./photos.ts";
import { Picture } from "./picture.tsx";

const files = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default", eager: true });
const art = new Map(Object.entries(files).map(([file, url]) => [file.slice("./art/".length, -".svg".length), url]));

/** For an act without a drawing of its own, the name of another drawing (scripts/build/drawings.ts). */
const lists = import.meta.glob<Record<string, string>>("../../../.cache/photos/drawings.json", {
  import: "default",
  eager: true,
});
const borrowed: Record<string, string> = Object.assign({}, ...Object.values(lists));

interface PosterProps {
  /** Name of a file in ./art, without its ending: an act's slug, or a prop such as "disco-ball" */
  name: string;
  /** Describes the poster; empty if the text beside it says the same */
  alt: string;
  shape?: "portrait" | "square";
  /** Whether visitors see the picture first: it is then loaded at once, ahead of others */
  priority?: boolean;
  /** Shows only the figure without its background, for a band of another colour. Applies to drawings; a photograph keeps its background */
  cut?: boolean;
  /** Shows head and shoulders, for small pictures. Only for drawings of acts */
  face?: boolean;
  /** The picture's width, for choosing a photograph's file; the default fits a card */
  sizes?: string;
}

export const heroSizes = "(min-width: 1024px) 42vw, 100vw";
const cardSizes = "(min-width: 1440px) 320px, (min-width: 1024px) 25vw, 50vw";

export function Poster({
  name,
  alt,
  shape = "portrait",
  priority = false,
  cut = false,
  face = false,
  sizes = cardSizes,
}: PosterProps) {
  const src = art.get(name) ?? art.get(borrowed[name] ?? "curtain");
  const shared = {
    className: `poster poster-${shape}`,
    loading: priority ? undefined : "lazy",
    fetchPriority: priority ? "high" : undefined,
    decoding: "async",
  } as const;
  const [photo] = photosOf(name);
  // The fragments are defined in the drawings' files.
  const part = cut ? "#ground" : face ? "#face" : "";
  if (!photo) return <img {...shared} src={`${src}${part}`} alt={alt} width={1200} height={1200} />;
  return (
    <Picture
      photo={photo}
      act={name}
      sizes={sizes}
      alt={alt && (photo.alt || name.replaceAll("-", " "))}
      image={shared}
    />
  );
}
