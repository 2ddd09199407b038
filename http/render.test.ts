import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenServices } from "~/services.server";
import { openSite } from "../tests/app";
import { openTestServices } from "../tests/databases";

let services: OpenServices;
beforeAll(async () => {
  services = await openTestServices("postgres");
});
afterAll(() => services?.close());

test("a page rendered on request runs its scripts by a nonce that only this answer has", async () => {
  const first = await read("/search?q=till");
  const second = await read("/search?q=till");
  expect(first.nonce).toMatch(/^[\w+/=]{24}$/);
  expect(second.nonce).not.toBe(first.nonce);
  for (const { nonce, policy, page } of [first, second]) {
    expect(policy).not.toMatch(/sha256|unsafe-inline[^;]*script|script-src[^;]*unsafe-inline/);
    const scripts = page.querySelectorAll("script").filter(({ rawText }) => rawText);
    expect(scripts.length).toBeGreaterThan(3);
    expect(new Set(scripts.map((script) => script.getAttribute("nonce")))).toEqual(new Set([nonce]));
  }
});

async function read(path: string) {
  const answer = await (await openSite(services)).request(path);
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { policy, nonce: policy.match(/'nonce-([^']+)'/)?.[1], page: parse(await answer.text()) };
}
