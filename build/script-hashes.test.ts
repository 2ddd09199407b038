import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import type { BuildRecord } from "../http/static-answers";
import type { BuiltPage } from "./pages";
import { listScripts } from "./script-hashes";

const nonce = "n-1";

test("scripts that carry the build's nonce are listed by name, and the nonce is gone", () => {
  const page = pageWith(
    `<script nonce="${nonce}" data-after-load="/a.js">start()</script><script nonce="${nonce}">window.__reactRouterContext = {};</script>`,
  );
  expect(listScripts([page], nonce)["/x"]).toEqual([
    { name: "start", hash: sha256("start()") },
    { name: "router-context", hash: sha256("window.__reactRouterContext = {};") },
  ]);
  expect(page.root.toString()).not.toContain("nonce");
});

test.each([
  "<script>alert(1)</script>",
  '<script nonce="guess">alert(1)</script>',
  "<script>window.__reactRouterContext = alert(1)</script>",
])("a script in the content is not listed: %s", (script) => {
  expect(listScripts([pageWith(script)], nonce)["/x"]).toEqual([]);
});

test("a marked script without a known name stops the build", () => {
  const page = pageWith(`<script nonce="${nonce}">somethingNew()</script>`);
  expect(() => listScripts([page], nonce)).toThrow("somethingNew");
});

test("every built page with an application may run the same named scripts", () => {
  const file = new URL("../dist/build.json", import.meta.url);
  const { scripts }: BuildRecord = JSON.parse(readFileSync(file, "utf8"));
  const named = Object.values(scripts).map((list) => list.map(({ name }) => name).join(" "));
  expect([...new Set(named)].sort()).toEqual([
    "start",
    "start scroll-restoration router-context route-modules router-data router-data",
  ]);
});

function pageWith(scripts: string): BuiltPage {
  return { path: "/x", root: parse(`<html><body>${scripts}</body></html>`) } as BuiltPage;
}

function sha256(source: string): string {
  return createHash("sha256").update(source).digest("base64");
}
