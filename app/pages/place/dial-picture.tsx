import mark from "../../../.cache/brand/mark.svg?url";
import { dialRadius } from "./dial.ts";
import { dialNames } from "./dial-names.ts";
import type { PlaceData } from "./place.server.ts";

const size = dialRadius + 4;
/** For the arrow, which stands on the rim: a place due north is under it. */
const above = 8;

export function Dial({ near, rings }: Pick<PlaceData, "near" | "rings">) {
  const names = dialNames(near, rings);
  return (
    <svg className="dial" viewBox={`${-size} ${-size - above} ${2 * size} ${2 * size + above}`} aria-hidden="true">
      <circle className="dial-face" r={dialRadius} />
      {rings.map(({ miles, r }) => (
        <circle key={miles} className="dial-ring" r={r} />
      ))}
      <path d="m0 -111 6 11h-12Z" />
      {near.map((neighbour) => (
        <path key={neighbour.path} className="dial-way" d={`M0 0 ${neighbour.x} ${neighbour.y}`} />
      ))}
      {near.map(({ path, x, y }, index) => {
        const end = names[index]?.outside;
        return end && <path key={path} className="dial-leader" d={`M${x} ${y} ${end.x} ${end.y}`} />;
      })}
      {rings.map(({ miles, x, y }) => (
        <text key={miles} className="dial-miles" x={x} y={y + 3}>
          {miles === 1 ? "1 mile" : `${miles} miles`}
        </text>
      ))}
      <image href={mark} x="-20" y="-12" width="40" height="24" />
      {near.map(({ path, name, x, y }, index) => (
        <g key={path}>
          <circle className="dial-dot" cx={x} cy={y} r="9" />
          <text className="dial-number" x={x} y={y + 4}>
            {index + 1}
          </text>
          <text className={names[index]?.outside ? "dial-name dial-name-outside" : "dial-name"} {...names[index]?.text}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
