import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture";

test("the place is kept and a blur stands in it", () => {
  const html = renderToStaticMarkup(
    <Picture name="hardware/pos-terminal" sizes="50vw" loading="lazy" alt="A till" />,
  );
  expect(html).toContain('width="1600" height="1200"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain("background:url(data:image/webp;base64,");
  expect(html).toContain('alt="A till"');
});

test("what is seen first is asked for first", () => {
  const html = renderToStaticMarkup(
    <Picture name="hardware/pos-terminal" sizes="50vw" loading="eager" alt="" />,
  );
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('alt=""');
});
