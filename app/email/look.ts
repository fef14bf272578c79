/** How emails look: inline styles, which all mail programs know, and the few rules of a style sheet that some of them read as well. */
import type { CSSProperties } from "react";
import type { Theme } from "../content/shape.ts";

export const ink = "#2b0f2f";
export const paper = "#fff6ec";
export const flame = "#ff5b4a";
export const gold = "#ffb92e";
export const themes = {
  velvet: { theme: "#4b1248", text: paper },
  cobalt: { theme: "#3f4bd8", text: paper },
  flame: { theme: flame, text: ink },
  rose: { theme: "#ff8fb8", text: ink },
  gold: { theme: gold, text: ink },
  sky: { theme: "#cfe0ff", text: ink },
  blush: { theme: "#ffd9e0", text: ink },
  mint: { theme: "#bfe8d8", text: ink },
} satisfies Record<Theme, { theme: string; text: string }>;

/** Each system's own face. The first has to be there on Windows: Outlook sets Times where it does not know the first. */
const face = "'Segoe UI', -apple-system, Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Longhands only: React Email's parts set a size of their own, and a `font` shorthand wins or loses against it by order. */
export const type = (fontSize: number, fontWeight: number, lineHeight: number): CSSProperties => ({
  fontFamily: face,
  fontSize,
  fontWeight,
  lineHeight,
});
export const text: CSSProperties = { ...type(16, 400, 1.5), margin: "0 0 14px", color: ink };
export const small: CSSProperties = { ...text, fontSize: 14 };
export const cell: CSSProperties = { padding: "8px 0", verticalAlign: "top", borderBottom: "1px solid #e9dccf" };

/**
 * Dark colours for the programs that ask (Apple Mail, Outlook on phones and the Mac, Samsung). Gmail and Outlook on Windows make their own
 * out of the inline ones: every text stands in an element that sets its ground and its colour, so that both turn together.
 * Head, ticket and buttons keep their loud grounds, on which ink or paper is legible by day and night.
 */
export const styleSheet = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#1b0a1e!important}
.sheet{background-color:${ink}!important}
.sheet td,.sheet p,.sheet h2{color:${paper}!important;border-color:#6b4f70!important}
.sheet .key,.sheet .key a{color:${ink}!important}
.sheet a.plain{color:#cfe0ff!important}
.rule{border-color:${paper}!important}
.frame{border-color:${paper}!important}
.foot{color:#d9c7db!important}
}
@media (max-width:480px){
.title{font-size:27px!important}
.inset{padding-left:18px!important;padding-right:18px!important}
}
@media (max-width:360px){
.first{font-size:20px!important}
.brand{font-size:12px!important;padding:5px 9px!important}
}
`;
