import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { readBuildRecord } from "../http/built-site";
import { type BuiltPage, readPages } from "./pages";
import { hashScripts } from "./script-hashes";

const nonce = "n-1";
const dist = new URL("../dist/", import.meta.url).pathname;

test("scripts that carry the build's nonce are listed, and the nonce is gone", () => {
  const page = pageWith(
    `<link nonce="${nonce}"/><script nonce="${nonce}">start()</script><script nonce="${nonce}">data()</script>`,
  );
  expect(hashScripts([page], nonce)).toEqual({ "/x": [sha256("start()"), sha256("data()")] });
  expect(page.root.toString()).not.toContain("nonce");
});

test.each(["<script>alert(1)</script>", '<script nonce="guess">alert(1)</script>'])(
  "a script in the content is not listed: %s",
  (script) => {
    expect(hashScripts([pageWith(script)], nonce)).toEqual({ "/x": [] });
  },
);

test("every inline script of every built page is marked", () => {
  const { scripts } = readBuildRecord(dist);
  const pages = readPages(`${dist}client`);
  expect(pages.length).toBeGreaterThan(25);
  for (const { path, root } of pages) {
    const inline = root.querySelectorAll('script:not([src], [type="application/ld+json"])');
    expect(new Set(inline.map(({ rawText }) => sha256(rawText))), path).toEqual(new Set(scripts[path]));
  }
});

function pageWith(scripts: string): BuiltPage {
  return { path: "/x", root: parse(`<html><body>${scripts}</body></html>`) } as BuiltPage;
}

function sha256(source: string): string {
  return createHash("sha256").update(source).digest("base64");
}
