import mark from "../../../.cache/brand/mark.svg?url";
import { counted } from "../../ui/counted.ts";
import { compassRadius } from "./compass.ts";
import { compassNames } from "./compass-names.ts";
import type { PlaceData } from "./place.server.ts";

const size = compassRadius + 4;
/** Space for the arrow on the rim: a place due north is below it. */
const above = 8;

export function CompassPicture({ near, rings }: Pick<PlaceData, "near" | "rings">) {
  const names = compassNames(near, rings);
  return (
    <svg className="compass" viewBox={`${-size} ${-size - above} ${2 * size} ${2 * size + above}`} aria-hidden="true">
      <circle className="compass-face" r={compassRadius} />
      {rings.map(({ miles, r }) => (
        <circle key={miles} className="compass-ring" r={r} />
      ))}
      <path d="m0 -111 6 11h-12Z" />
      {near.map((neighbour) => (
        <path key={neighbour.path} className="compass-way" d={`M0 0 ${neighbour.x} ${neighbour.y}`} />
      ))}
      {near.map(({ path, x, y }, index) => {
        const end = names[index]?.outside;
        return end && <path key={path} className="compass-leader" d={`M${x} ${y} ${end.x} ${end.y}`} />;
      })}
      {rings.map(({ miles, x, y }) => (
        <text key={miles} className="compass-miles" x={x} y={y + 3}>
          {counted(miles, "mile")}
        </text>
      ))}
      <image href={mark} x="-20" y="-12" width="40" height="24" />
      {near.map(({ path, name, x, y }, index) => (
        <g key={path}>
          <circle className="compass-dot" cx={x} cy={y} r="9" />
          <text className="compass-number" x={x} y={y + 4}>
            {index + 1}
          </text>
          <text
            className={names[index]?.outside ? "compass-name compass-name-outside" : "compass-name"}
            {...names[index]?.text}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
