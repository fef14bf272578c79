import { expect, test } from "vitest";
import { usedStyles } from "./used-styles.server.ts";

const html =
  '<body class="page" data-theme="mint"><p class="lede small">A</p><div id="x" popover class="panel"></div><script>"<b class="written">"</script></body>';

test.each([
  ["elements and attributes stay", "p{color:red}[hidden]{display:none}", "p{color:red}[hidden]{display:none}"],
  [
    "an element that is not there goes, with or without a class",
    "select{top:0}select.small{top:1px}p.small{top:2px}",
    "p.small{top:2px}",
  ],
  ["so does one inside another", "p textarea{top:0}.panel::after{top:1px}", ".panel::after{top:1px}"],
  [
    "the root, states and everything stay",
    ":root{--a:1}*,:before{top:var(--a)}:focus-visible{top:1px}",
    ":root{--a:1}*,:before{top:var(--a)}:focus-visible{top:1px}",
  ],
  [
    "a custom property stays where a rule that stays reads it, by another one too",
    ":root{--a:1px;--b:var(--a);--c:2px}.lede{top:var(--b)}.gone{top:var(--c)}",
    ":root{--a:1px;--b:var(--a)}.lede{top:var(--b)}",
  ],
  [
    "and where the name of one that is read begins alike",
    ":root{--a:url('data:image/svg+xml;base64,PD94');--ab:1px}.lede{top:var(--ab, 2px)}",
    ":root{--ab:1px}.lede{top:var(--ab, 2px)}",
  ],
  [
    "a data value of the page stays, another goes",
    "[data-theme=mint] p{top:0}[data-theme=rose]{top:1px}",
    "[data-theme=mint] p{top:0}",
  ],
  ["a class of the page stays, with its states", ".panel:focus-within{top:0}", ".panel:focus-within{top:0}"],
  ["a class that is not there goes", ".gone{top:0}.lede{top:1px}", ".lede{top:1px}"],
  ["so does one that a script would write", ".written{top:0}b{top:1px}", ""],
  ["every class of a selector has to be there", ".lede .gone{top:0}", ""],
  ["of several selectors those stay that may match", ".gone,.small,.lost{top:0}", ".small{top:0}"],
  [
    "what a mouse does goes",
    ".panel:hover,.panel:focus-visible{top:0}.panel:active{top:1px}",
    ".panel:focus-visible{top:0}",
  ],
  ["so does what a press opens", ".lede:has(.panel:popover-open) p{top:0}.panel[data-on]{top:0}", ""],
  ["but not what it leaves out", ".panel:not(:hover) p{top:0}", ".panel:not(:hover) p{top:0}"],
  [
    "what :has() asks for has to be there",
    "body:has(.gone) .panel{top:0}body:has(.lede) .panel{top:1px}",
    "body:has(.lede) .panel{top:1px}",
  ],
  ["one of several in brackets is not asked about", ".panel:is(.gone,.lost){top:0}", ".panel:is(.gone,.lost){top:0}"],
  [":not() of a class that is not there stays", ".panel:not(.gone){top:0}", ".panel:not(.gone){top:0}"],
  ["what only paper shows goes", "@media print{.panel{top:0}@page{margin:0}}.panel{top:1px}", ".panel{top:1px}"],
  [
    "so do props that stand below the first screen",
    "@layer below-fold{.panel{top:0}}.panel{top:1px}",
    ".panel{top:1px}",
  ],
  ["an empty block goes", "@media (min-width:1px){.gone{top:0}}", ""],
  [
    "a block keeps what is used",
    "@media (min-width:1px){.gone{top:0}.panel{top:1px}}",
    "@media (min-width:1px){.panel{top:1px}}",
  ],
  [
    "faces stay, and the keyframes that a rule of the page names",
    "@font-face{font-family:A}@keyframes k{to{top:0}}.panel{animation:k 1s}@keyframes gone-k{to{top:0}}.gone{animation:gone-k 1s}",
    "@font-face{font-family:A}@keyframes k{to{top:0}}.panel{animation:k 1s}",
  ],
])("%s", (_, css, expected) => {
  expect(usedStyles(css)(html)).toBe(expected);
});
