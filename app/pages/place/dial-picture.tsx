import mark from "../../../.cache/brand/mark.svg?url";
import { dialRadius } from "./dial.ts";
import type { PlaceData } from "./place.server.ts";

const size = dialRadius + 4;

export function Dial({ near, rings }: Pick<PlaceData, "near" | "rings">) {
  return (
    <svg className="dial" viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} aria-hidden="true">
      <circle className="dial-face" r={dialRadius} />
      {rings.map(({ miles, r }) => (
        <circle key={miles} className="dial-ring" r={r} />
      ))}
      <path d="m0 -98 5 10h-10Z" />
      {near.map((neighbour) => (
        <path key={neighbour.path} className="dial-way" d={`M0 0 ${neighbour.x} ${neighbour.y}`} />
      ))}
      {rings.map(({ miles, x, y }) => (
        <text key={miles} className="dial-miles" x={x} y={y + 3}>
          {miles === 1 ? "1 mile" : `${miles} miles`}
        </text>
      ))}
      <image href={mark} x="-20" y="-12" width="40" height="24" />
      {near.map(({ path, name, x, y }, index) => (
        <g key={path}>
          <circle className="dial-dot" cx={x} cy={y} r="10" />
          <text className="dial-number" x={x} y={y + 4}>
            {index + 1}
          </text>
          <text className="dial-name" {...besideDot({ x, y }, near)}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** On the outer side of the dot; under it, where another dot stands there. */
function besideDot({ x, y }: { x: number; y: number }, near: PlaceData["near"]) {
  const side = x < 0 ? -1 : 1;
  const taken = near.some((other) => {
    const away = (other.x - x) * side;
    return away > 0 && away < 60 && Math.abs(other.y - y) < 14;
  });
  return taken
    ? { x, y: y + 19, textAnchor: "middle" as const }
    : { x: x + 14 * side, y: y + 3.5, textAnchor: side < 0 ? ("end" as const) : undefined };
}
