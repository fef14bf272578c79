import { expect, test } from "vitest";
import { usedStyles } from "./used-styles.server.ts";

const html =
  '<body class="page" data-theme="mint"><p class="lede small">A</p><div id="x" popover class="panel"></div><script>"<b class="written">"</script></body>';

test.each([
  [
    "keeps rules for elements and attributes of the page",
    "p{color:red}[hidden]{display:none}",
    "p{color:red}[hidden]{display:none}",
  ],
  [
    "drops a rule for an element that is not there, with or without a class",
    "select{top:0}select.small{top:1px}p.small{top:2px}",
    "p.small{top:2px}",
  ],
  [
    "drops a rule for an element that is not there, inside another",
    "p textarea{top:0}.panel::after{top:1px}",
    ".panel::after{top:1px}",
  ],
  [
    "keeps rules for the root, for states and for everything",
    ":root{--a:1}*,:before{top:var(--a)}:focus-visible{top:1px}",
    ":root{--a:1}*,:before{top:var(--a)}:focus-visible{top:1px}",
  ],
  [
    "keeps a custom property that a kept rule reads, directly or through another one",
    ":root{--a:1px;--b:var(--a);--c:2px}.lede{top:var(--b)}.gone{top:var(--c)}",
    ":root{--a:1px;--b:var(--a)}.lede{top:var(--b)}",
  ],
  [
    "drops a custom property although the name of one that is read begins with its name",
    ":root{--a:url('data:image/svg+xml;base64,PD94');--ab:1px}.lede{top:var(--ab, 2px)}",
    ":root{--ab:1px}.lede{top:var(--ab, 2px)}",
  ],
  [
    "keeps a data value of the page and drops another",
    "[data-theme=mint] p{top:0}[data-theme=rose]{top:1px}",
    "[data-theme=mint] p{top:0}",
  ],
  ["keeps a class of the page, with its states", ".panel:focus-within{top:0}", ".panel:focus-within{top:0}"],
  ["drops a class that is not there", ".gone{top:0}.lede{top:1px}", ".lede{top:1px}"],
  ["drops a class and an element that only a script would write", ".written{top:0}b{top:1px}", ""],
  ["drops a selector unless all of its classes are there", ".lede .gone{top:0}", ""],
  ["keeps those of several selectors that may match", ".gone,.small,.lost{top:0}", ".small{top:0}"],
  [
    "drops what a mouse does",
    ".panel:hover,.panel:focus-visible{top:0}.panel:active{top:1px}",
    ".panel:focus-visible{top:0}",
  ],
  ["keeps what a press opens without scripts", ".panel:popover-open{top:0}", ".panel:popover-open{top:0}"],
  ["keeps what :not() says of a mouse", ".panel:not(:hover) p{top:0}", ".panel:not(:hover) p{top:0}"],
  [
    "drops a selector if what :has() asks for is not there",
    "body:has(.gone) .panel{top:0}body:has(.lede) .panel{top:1px}",
    "body:has(.lede) .panel{top:1px}",
  ],
  [
    "keeps :is() without asking whether one of its classes is there",
    ".panel:is(.gone,.lost){top:0}",
    ".panel:is(.gone,.lost){top:0}",
  ],
  ["keeps :not() of a class that is not there", ".panel:not(.gone){top:0}", ".panel:not(.gone){top:0}"],
  ["drops what only paper shows", "@media print{.panel{top:0}@page{margin:0}}.panel{top:1px}", ".panel{top:1px}"],
  ["drops a block that has become empty", "@media (min-width:1px){.gone{top:0}}", ""],
  [
    "keeps what is used inside a block",
    "@media (min-width:1px){.gone{top:0}.panel{top:1px}}",
    "@media (min-width:1px){.panel{top:1px}}",
  ],
  [
    "keeps font faces, and the keyframes that a rule of the page names",
    "@font-face{font-family:A}@keyframes k{to{top:0}}.panel{animation:k 1s}@keyframes gone-k{to{top:0}}.gone{animation:gone-k 1s}",
    "@font-face{font-family:A}@keyframes k{to{top:0}}.panel{animation:k 1s}",
  ],
])("%s", (_, css, expected) => {
  expect(usedStyles(css)(html)).toBe(expected);
});
