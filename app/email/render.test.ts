import { expect, test } from "vitest";
import type { EmailPart } from "./email";
import { htmlOf, textOf } from "./render.server";

const parts: EmailPart[] = [
  "Thank you.",
  {
    facts: [
      ["Order", "VLT-7K3M9PQ2"],
      ["Deliver to", "Moi Avenue 12\nNairobi"],
    ],
  },
  { quote: [["Name", "Asha"]] },
  { quote: "<script>alert('x')</script> & more\nsecond line" },
  { action: { label: "See your order", url: 'https://velto.example/orders/x?a=1&b="2"' } },
];
const email = { title: "We have your order", parts };

test("as text", () => {
  expect(textOf(email)).toMatchInlineSnapshot(`
    "We have your order

    Thank you.

    Order: VLT-7K3M9PQ2
    Deliver to: Moi Avenue 12
      Nairobi

    > Name: Asha

    > <script>alert('x')</script> & more
    > second line

    See your order:
    https://velto.example/orders/x?a=1&b="2"

    -- 
    Velto. Fast. Secure. Simple.
    Westlands, Nairobi
    +254 700 000 000, info@velto.example"
  `);
});

test("as HTML, with everything typed escaped", () => {
  const html = htmlOf(email);
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).not.toContain("<script>");
  expect(html).toContain("&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt; &amp; more<br/>second line");
  expect(html).toContain('href="https://velto.example/orders/x?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain("Moi Avenue 12<br/>Nairobi");
});
