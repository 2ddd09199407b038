import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OpenServices } from "~/services.server";
import { openSite } from "../../tests/app";
import { emptyDatabase, openTestServices } from "../../tests/databases";

// Normalising 31,000 combining marks of two kinds would block the process for seconds.
const marks = "\u0323\u0300".repeat(15_500);
const forms: Record<string, Record<string, string>> = {
  "/contact": { name: "A", email: "a@b.example", message: "A" },
  "/request-demo": { name: "A", email: "a@b.example", company: "A", phone: "0700000000", message: "A" },
  "/products/hardware": {
    "receipt-printer": "1",
    customer_name: "A",
    customer_email: "a@b.example",
    customer_phone: "0700000000",
    shipping_address: "A",
    payment_method: "mpesa",
  },
  "/orders/find": { reference: "VLT-2222222", contact: "a@b.example" },
  "/chat-widget": { name: "A", contact: "a@b.example", message: "A" },
  "/chat/hand-over": { name: "A", contact: "a@b.example", message: "A" },
};
const data = Object.keys(forms).filter((path) => !path.startsWith("/chat"));
const cases = [...Object.keys(forms), ...data.map((path) => `${path}.data`)].flatMap((path) =>
  Object.keys(forms[path.replace(".data", "")] ?? {}).map((field) => ({ path, field })),
);

let services: OpenServices;
beforeAll(async () => {
  services = await openTestServices("postgres");
});
beforeEach(() => emptyDatabase(services));
afterAll(() => services.close());

test.each(cases)("$path refuses 62 KB of marks in $field as they come", async ({ path, field }) => {
  const body = new FormData();
  const fields = { ...forms[path.replace(".data", "")], [field]: marks };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const { status, longest } = await watched(path, { body });
  expect(status).toBe(400);
  expect(longest).toBeLessThan(1_000);
});

test.each(["name", "email", "message", "phone"])("REST refuses them in %s, too", async (column) => {
  const row = { name: "A", email: "a@b.example", message: "A", [column]: marks };
  const headers = { apikey: "velto-anon", accept: "*/*", "content-type": "application/json" };
  const { status, longest } = await watched("/rest/v1/contact_messages", {
    body: JSON.stringify(row),
    headers,
  });
  expect(status).toBe(400);
  expect(longest).toBeLessThan(1_000);
});

/** The answer's status, and the length of the longest text that was normalised for it. */
async function watched(path: string, init: RequestInit) {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const site = await openSite(services);
  const headers = { origin: "http://localhost", ...init.headers };
  const { status } = await site.request(path, { method: "POST", ...init, headers });
  const lengths = normalize.mock.contexts.map((value) => String(value).length);
  normalize.mockRestore();
  return { status, longest: Math.max(0, ...lengths) };
}
