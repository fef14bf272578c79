import { icon } from "../../../ui/icon/icon.tsx";

export const Book = icon("M3.5 4.5h13M3.5 10h13M3.5 15.5h13");
export const Chart = icon("M3 17h14M5.5 17v-5M10 17V4M14.5 17V8.5");
export const Dots = icon("M4.5 10h.01M10 10h.01M15.5 10h.01");
export const Key = icon("M7 14.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10.5 11H18v3M15 11v2.5");
export const Pages = icon("M5.5 2.5h6l4 4v11h-10ZM11 2.5V7h4.5M8 11h5M8 14h5");
export const People = icon(
  "M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c.4-3 2.6-4.5 5.5-4.5s5.1 1.5 5.5 4.5M13 3.8a3 3 0 0 1 0 5.4M15 12.5c1.7.6 2.7 2 3 4",
);
export const Plus = icon("M10 3.5v13M3.5 10h13");
export const Star = icon("m10 2.5 2.3 4.7 5.2.8-3.8 3.6.9 5.2-4.6-2.4-4.6 2.4.9-5.2-3.8-3.6 5.2-.8Z");
