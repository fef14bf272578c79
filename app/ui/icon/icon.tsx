/** Icons in ink lines, 20 by 20. They are decorative: the text beside them has the meaning. */
export const icon =
  (path: string, size = 20, className?: string) =>
  () => (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );

export const Chevron = icon("m4 7 6 6 6-6", 14, "chevron");
export const Phone = icon(
  "M6.5 2.5H4A1.5 1.5 0 0 0 2.5 4 13.5 13.5 0 0 0 16 17.5a1.5 1.5 0 0 0 1.5-1.5v-2.5l-4-1.5-1.8 1.8a10.7 10.7 0 0 1-5.5-5.5L8 6.5Z",
);
export const Chat = icon("M10 2.5a7.5 7.5 0 0 0-6.4 11.4L2.5 17.5l3.7-1A7.5 7.5 0 1 0 10 2.5ZM7 8.5h6M7 11.5h4");
export const Mail = icon("M4.5 4h11a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3 6l7 5 7-5");
export const ArrowLeft = icon("M16 10H4m5-5-5 5 5 5");
export const ArrowRight = icon("M4 10h12m-5-5 5 5-5 5");
export const Tick = icon("m4 10.5 4 4 8-9");
export const Calendar = icon(
  "M4.5 4h11a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM2.5 8.5h15M6.5 2v4M13.5 2v4",
);
export const Cross = icon("m4.5 4.5 11 11m0-11-11 11");
export const Shield = icon("m10 2 6.5 2.5V9c0 4.4-2.7 7.4-6.5 9-3.8-1.6-6.5-4.6-6.5-9V4.5ZM7 10l2.2 2.2L13 8");
