import { dialRadius } from "./dial.ts";
import type { PlaceData } from "./place.server.ts";

const size = dialRadius + 4;

export function Dial({ near }: { near: PlaceData["near"] }) {
  return (
    <svg className="dial" viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} aria-hidden="true">
      <circle className="dial-face" r={dialRadius} />
      <circle className="dial-ring" r="64" />
      <circle className="dial-ring" r="36" />
      <path d="m0 -98 5 10h-10Z" />
      {near.map((neighbour) => (
        <path key={neighbour.path} className="dial-way" d={`M0 0 ${neighbour.x} ${neighbour.y}`} />
      ))}
      <path className="dial-here" d="M-15 -9v18L-3 3v-6ZM15 -9v18L3 3v-6Z" />
      <circle className="dial-knot" r="4.5" />
      {near.map((neighbour, index) => (
        <g key={neighbour.path}>
          <circle className="dial-dot" cx={neighbour.x} cy={neighbour.y} r="10" />
          <text className="dial-number" x={neighbour.x} y={neighbour.y + 4}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
