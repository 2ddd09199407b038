import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page";

const nonce = "n-1";

test("scripts that carry the nonce of the rendering are listed, and the nonce is gone", async () => {
  const marks = `<link nonce="${nonce}"/><script nonce="${nonce}">start()</script><script nonce="${nonce}">data()</script>`;
  const { scripts, content, br, gzip } = await finishPage(`<!DOCTYPE html>${marks}`, nonce);
  expect(scripts).toEqual([sha256("start()"), sha256("data()")]);
  expect(content.toString()).not.toContain("nonce");
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([content, content]);
});

test.each(["<script>alert(1)</script>", '<script nonce="guess">alert(1)</script>'])(
  "a script in the content is not listed: %s",
  async (script) => {
    expect((await finishPage(script, nonce)).scripts).toEqual([]);
  },
);

function sha256(source: string): string {
  return createHash("sha256").update(source).digest("base64");
}
