import { expect, test } from "vitest";
import { usedStyles } from "./used-styles.server.ts";

const html = '<body class="page"><p class="lede small">A</p><div id="x" popover class="panel"></div></body>';

test.each([
  ["elements and attributes stay", "p{color:red}[hidden]{display:none}", "p{color:red}[hidden]{display:none}"],
  ["a class of the page stays, with its states", ".panel:popover-open{top:0}", ".panel:popover-open{top:0}"],
  ["a class that is not there goes", ".gone{top:0}.lede{top:1px}", ".lede{top:1px}"],
  ["every class of a selector has to be there", ".lede .gone{top:0}", ""],
  ["one selector of several is enough", ".gone,.small{top:0}", ".gone,.small{top:0}"],
  ["what stands in brackets is not asked about", "body:has(.gone) .panel{top:0}", "body:has(.gone) .panel{top:0}"],
  [":not() of a class that is not there stays", ".panel:not(.gone){top:0}", ".panel:not(.gone){top:0}"],
  ["an empty block goes", "@media (min-width:1px){.gone{top:0}}", ""],
  [
    "a block keeps what is used",
    "@media (min-width:1px){.gone{top:0}.panel{top:1px}}",
    "@media (min-width:1px){.panel{top:1px}}",
  ],
  [
    "faces and keyframes stay",
    "@font-face{font-family:A}@keyframes k{to{top:0}}",
    "@font-face{font-family:A}@keyframes k{to{top:0}}",
  ],
])("%s", (_, css, expected) => {
  expect(usedStyles(css)(html)).toBe(expected);
});
