import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { pageText } from "./page-text";

const html = `<!DOCTYPE html><html><head><title>Receipt printers | Velto</title>
<meta name="description" content="Fast &amp; quiet."/></head><body><header>Menu</header>
<main id="main"><nav>Home</nav><section><h1 class="heading-1">Receipt <span>printers</span></h1><p>Prints 300mm/s.</p></section>
<section id="features"><h2>Features</h2><ul><li>Auto<!-- --> cutter</li><li>58mm option</li></ul><svg><text>12.00</text></svg>
<div aria-hidden="true"><div>Decoration</div></div><h4>Paper</h4><p>80mm wide</p></section>
<form><label>Name</label><input name="name"/></form></main><footer>Foot</footer></body></html>`;

test("reads title, description and the main text, cut at headings", () => {
  expect(pageText(parse(html))).toEqual({
    title: "Receipt printers",
    description: "Fast & quiet.",
    hidden: false,
    sections: [
      { heading: "Receipt printers", anchor: "", text: "Prints 300mm/s." },
      { heading: "Features", anchor: "features", text: "Auto cutter. 58mm option. Paper: 80mm wide." },
    ],
  });
});

test("knows pages that ask not to be indexed", () => {
  expect(pageText(parse('<meta name="robots" content="noindex"/>')).hidden).toBe(true);
});
