import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type MediaName, media } from "./media";
import { Picture } from "./picture";

test.each(Object.keys(media) as MediaName[])("every file of %s exists", (name) => {
  for (const width of media[name].widths)
    for (const type of ["avif", "webp"])
      expect(existsSync(new URL(`../../public/media/${name}-${width}.${type}`, import.meta.url))).toBe(true);
});

test("the place is kept and a blur stands in it", () => {
  const html = renderToStaticMarkup(<Picture name="hardware/pos-terminal" sizes="50vw" loading="lazy" />);
  expect(html).toContain('width="1600" height="1200"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain("background:url(data:image/webp;base64,");
  expect(html).toContain(`alt="${media["hardware/pos-terminal"].alt}"`);
});

test("what is seen first is asked for first", () => {
  const html = renderToStaticMarkup(
    <Picture name="hardware/pos-terminal" sizes="50vw" loading="eager" alt="" />,
  );
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('alt=""');
});
