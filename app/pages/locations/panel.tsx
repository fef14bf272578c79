import { heightOf, type PanelName, panels } from "../../features/place/map-projection.ts";
import abroad from "./art/abroad.svg?url";
import bristol from "./art/bristol.svg?url";
import isles from "./art/isles.svg?url";
import london from "./art/london.svg?url";
import { type Label, labels } from "./labels.ts";

const art: Record<PanelName, string> = { isles, london, bristol, abroad };

interface PanelProps {
  name: PanelName;
  title: string;
  dots: { slug: string; name: string; x: number; y: number }[];
}

/** One window of the map: the land as a picture, and over it a dot for each place that leads to it in the list. */
export function Panel({ name, title, dots }: PanelProps) {
  const { width } = panels[name];
  const height = heightOf(panels[name]);
  return (
    <figure className={`panel panel-${name}`}>
      <img src={art[name]} alt="" width={width} height={height} loading={name === "isles" ? undefined : "lazy"} />
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it has no element of its own. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-label={`Map of ${title}`}
        role="group"
      >
        {dots.map((dot) => (
          <Dot key={dot.slug} dot={dot} label={labels[name][dot.slug]} />
        ))}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

const aside = {
  east: { x: 11, y: 5, anchor: undefined },
  west: { x: -11, y: 5, anchor: "end" },
  north: { x: 0, y: -13, anchor: "middle" },
  south: { x: 0, y: 24, anchor: "middle" },
} as const;

/** The names of big places stand beside their dots; the others show theirs when pointed at. */
function Dot({ dot, label }: { dot: PanelProps["dots"][number]; label: Label | undefined }) {
  const { x, y, anchor } = aside[label?.side ?? "north"];
  const [dx, dy] = label?.away ?? [0, 0];
  return (
    <a href={`#${dot.slug}`} className={label ? "dot dot-named" : "dot"}>
      <g transform={`translate(${dot.x} ${dot.y})`}>
        {label?.away && <path className="dot-line" d={`M0 0l${dx} ${dy}`} />}
        <circle className="dot-target" r="10" />
        <circle className="dot-mark" r={label ? 6.5 : 4.5} />
        <text x={dx + x} y={dy + y} textAnchor={anchor}>
          {dot.name}
        </text>
      </g>
    </a>
  );
}
