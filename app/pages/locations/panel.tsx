import { heightOf, type PanelName, panels } from "../../features/place/map-projection.ts";
import abroad from "./art/abroad.svg?url";
import bristol from "./art/bristol.svg?url";
import isles from "./art/isles.svg?url";
import london from "./art/london.svg?url";
import { type Label, labels } from "./labels.ts";

const pictures = { isles, london, bristol, abroad };

interface PanelProps {
  name: PanelName;
  title: string;
  /** Positions in units of the panel. Later dots are drawn on top. */
  dots: { slug: string; name: string; x: number; y: number; crowded?: true }[];
}

/** The land, with a dot for each place that links to its entry in the list. Only the isles load at once; others load on scroll. */
export function Panel({ name, title, dots }: PanelProps) {
  const { width } = panels[name];
  const height = heightOf(panels[name]);
  return (
    <figure className={`panel framed panel-${name}`}>
      <img
        src={pictures[name]}
        alt=""
        width={width}
        height={height}
        {...(name === "isles" ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
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

/** Big places have their names beside their dots; the others show theirs on hover. */
function Dot({ dot, label }: { dot: PanelProps["dots"][number]; label: Label | undefined }) {
  const [side, away] = label ?? ["north"];
  const { x, y, anchor } = aside[side];
  const [dx, dy] = away ?? [0, 0];
  return (
    <g transform={`translate(${dot.x} ${dot.y})`}>
      <a className={label ? "dot dot-named" : "dot"} href={`#${dot.slug}`}>
        {/* The text starts four units from the end of the line. */}
        <text x={dx + (away ? x * 0.4 : x)} y={dy + y} textAnchor={anchor}>
          {dot.name}
        </text>
        {away && <path d={`M0 0l${dx} ${dy}`} />}
        {/* A larger click area, unless it would cover a neighbour. */}
        {!dot.crowded && <circle r="10" />}
        <circle r={label ? 6.5 : 4.5} />
      </a>
    </g>
  );
}
