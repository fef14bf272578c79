/** Ink-line icons, 20 by 20, decorative: the words beside them carry the meaning. */
import type { ReactNode } from "react";

function Icon({ children, size = 20, className }: { children: ReactNode; size?: number; className?: string }) {
  return (
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
      {children}
    </svg>
  );
}

export const Chevron = () => (
  <Icon size={14} className="chevron">
    <path d="m4 7 6 6 6-6" />
  </Icon>
);
export const Phone = () => (
  <Icon>
    <path d="M6.5 2.5H4A1.5 1.5 0 0 0 2.5 4 13.5 13.5 0 0 0 16 17.5a1.5 1.5 0 0 0 1.5-1.5v-2.5l-4-1.5-1.8 1.8a10.7 10.7 0 0 1-5.5-5.5L8 6.5Z" />
  </Icon>
);
export const Chat = () => (
  <Icon>
    <path d="M10 2.5a7.5 7.5 0 0 0-6.4 11.4L2.5 17.5l3.7-1A7.5 7.5 0 1 0 10 2.5Z" />
    <path d="M7 8.5h6M7 11.5h4" />
  </Icon>
);
export const Mail = () => (
  <Icon>
    <rect x="2.5" y="4" width="15" height="12" rx="2" />
    <path d="m3 6 7 5 7-5" />
  </Icon>
);
export const ArrowLeft = () => (
  <Icon>
    <path d="M16 10H4m5-5-5 5 5 5" />
  </Icon>
);
export const ArrowRight = () => (
  <Icon>
    <path d="M4 10h12m-5-5 5 5-5 5" />
  </Icon>
);
export const Tick = () => (
  <Icon>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
);
export const Calendar = () => (
  <Icon>
    <rect x="2.5" y="4" width="15" height="13.5" rx="2" />
    <path d="M2.5 8.5h15M6.5 2v4M13.5 2v4" />
  </Icon>
);
export const Cross = () => (
  <Icon>
    <path d="m4.5 4.5 11 11m0-11-11 11" />
  </Icon>
);
export const Shield = () => (
  <Icon>
    <path d="m10 2 6.5 2.5V9c0 4.4-2.7 7.4-6.5 9-3.8-1.6-6.5-4.6-6.5-9V4.5Z" />
    <path d="m7 10 2.2 2.2L13 8" />
  </Icon>
);
