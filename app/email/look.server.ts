/** The look of emails: inline styles, which all email programs support, and a few rules in a style sheet that only some of them read. */
import type { CSSProperties } from "react";
import { mix, tonesOf } from "../content/colours.ts";
import { palette } from "../content/palette.server.ts";
import type { Theme } from "../content/shape.ts";

export const { ink, paper, white, flame, gold, cobalt } = palette;
export const { muted, hairline } = tonesOf(palette);
const light = (theme: string) => ({ theme, text: ink });
const dark = (theme: string) => ({ theme, text: paper });
export const themes = {
  velvet: dark(palette.velvet),
  cobalt: dark(cobalt),
  flame: light(flame),
  rose: light(palette.rose),
  gold: light(gold),
  sky: light(palette.sky),
  blush: light(palette.blush),
  mint: light(palette.mint),
} satisfies Record<Theme, { theme: string; text: string }>;

/** Each system's own font. The first one must exist on Windows: Outlook uses Times if it does not know the first font. */
const face = "'Segoe UI', -apple-system, Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** No `font` shorthand: whether it overrides the font size that React Email's components set depends on the order. */
export const type = (fontSize: number, fontWeight: number, lineHeight: number): CSSProperties => ({
  fontFamily: face,
  fontSize,
  fontWeight,
  lineHeight,
});
export const text: CSSProperties = { ...type(16, 400, 1.5), margin: "0 0 14px", color: ink };
export const small: CSSProperties = { ...text, fontSize: 14 };
export const cell: CSSProperties = {
  padding: "8px 0",
  verticalAlign: "baseline",
  borderBottom: `1px solid ${hairline}`,
};

/**
 * Dark colours for programs that support dark mode (Apple Mail, Outlook on phones and the Mac, Samsung). Gmail and Outlook on Windows
 * convert the inline colours themselves, so every text is in an element that sets both background and colour; both are then converted
 * together. Head, ticket and buttons keep their bright backgrounds, on which ink or paper is legible in both modes.
 */
export const styleSheet = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${mix(ink, "#000000", 0.37)}!important}
.sheet{background-color:${ink}!important}
.sheet td,.sheet p,.sheet h2{color:${paper}!important;border-color:${mix(ink, paper, 0.3)}!important}
.sheet .key,.sheet .key a{color:${ink}!important}
.sheet a.key{border-color:${paper}!important}
.sheet a.star{border-color:${gold}!important}
.sheet a.plain{color:${palette.sky}!important}
.rule{border-color:${paper}!important}
.frame{border-color:${paper}!important}
.foot{color:${mix(paper, ink, 0.2)}!important}
}
@media (max-width:480px){
.title{font-size:27px!important}
.inset{padding-left:18px!important;padding-right:18px!important}
}
@media (max-width:360px){
.title{font-size:23px!important}
.first{font-size:20px!important}
.count{font-size:11px!important}
.brand{font-size:12px!important;padding:5px 9px!important}
}
`;
