import type { ComponentProps } from "react";
import { type Option, options } from "./options.ts";

interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  items: readonly Option[];
}

/** The browser's own select: it opens with any finger, key or voice, and before any script. */
export function Select({ items, className = "input", ...select }: SelectProps) {
  return (
    <select className={className} {...select}>
      {options(items).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
