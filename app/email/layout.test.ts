import { expect, test } from "vitest";
import { type EmailPart, htmlOf, textOf } from "./layout";

const parts: EmailPart[] = [
  "Hello Asha,",
  {
    facts: [
      ["Order", "VLT-7K3M9PQ2"],
      ["Deliver to", "Moi Avenue 12\nNairobi"],
    ],
  },
  { quote: "<script>alert('x')</script> & more\nsecond line" },
  { action: { label: "See your order", url: 'https://velto.example/orders/x?a=1&b="2"' } },
];
const email = { title: "We have your order", parts };

test("as text", () => {
  expect(textOf(email)).toMatchInlineSnapshot(`
    "We have your order

    Hello Asha,

    Order: VLT-7K3M9PQ2
    Deliver to: Moi Avenue 12
      Nairobi

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

test("as HTML, everything typed is escaped", () => {
  const html = htmlOf(email);
  expect(html).not.toContain("<script>");
  expect(html).toContain("&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62; &#38; more<br>second line");
  expect(html).toContain('href="https://velto.example/orders/x?a=1&#38;b=&#34;2&#34;"');
  expect(html).toContain("Moi Avenue 12<br>Nairobi");
});
