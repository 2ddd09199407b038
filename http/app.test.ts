import pino from "pino";
import { expect, test } from "vitest";
import { orderLines, rateLimits } from "../app/db/schema";
import { writesPerWindow } from "../app/rate-limits.server";
import type { Services } from "../app/services-context";
import { formPost, openSite } from "../tests/app";
import { emptyDatabase, onDatabase } from "../tests/databases";
import { orderFields } from "../tests/faults/sound-requests";

onDatabase((services) => {
  test("every answer carries the security headers, whatever its status", async () => {
    const site = await openSite(services());
    for (const path of ["/healthz", "/readyz", "/no-such-page", "/search"]) {
      const { headers } = await site.request(path);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'self'");
      expect(headers.get("content-security-policy"), path).not.toMatch(/script-src[^;]*unsafe-inline/);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("same-origin");
      expect(headers.get("permissions-policy"), path).toContain("camera=()");
      expect(headers.get("x-request-id"), path).toMatch(/^[\da-f]{8}$/);
      expect(headers.get("strict-transport-security"), path).toBeNull();
    }
  });

  test("over https browsers are told to insist on it", async () => {
    const site = await openSite(services(), { tls: true });
    const answer = await site.request("/healthz");
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

  test("an unknown page is a 404 inside the frame, and its scripts may run", async () => {
    const site = await openSite(services());
    for (const path of [
      "/no-such-page",
      "/404",
      "/a/b/c",
      "/products/none",
      "/blog/no-such-article",
      "/no-such-page?x=1",
    ]) {
      const answer = await site.request(path);
      const html = await answer.text();
      expect(answer.status, path).toBe(404);
      expect(html, path).toContain("Page not found");
      expect(html, path).toMatch(/<header\b[\s\S]*<h1[^>]*>Page not found<\/h1>[\s\S]*<footer\b/);
      expect(html, path).toContain("<title>Page not found | Velto</title>");
      expect(html, path).toMatch(/<form[^>]*action="\/search"[\s\S]*name="q"/);
      expect(answer.headers.get("content-security-policy"), path).toMatch(/script-src 'self' 'nonce-/);
      expect(answer.headers.get("cache-control"), path).toBe("no-store");
    }
    const head = await site.request("/no-such-page", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([404, ""]);
  });

  test("a form from another origin is refused", async () => {
    const site = await openSite(services());
    const foreign = await site.request(
      "/contact",
      formPost({ name: "x" }, { origin: "https://evil.example" }),
    );
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toContain("another site");
    const silent = await site.request(
      "/contact",
      formPost({ name: "x" }, { origin: "", "sec-fetch-site": "cross-site" }),
    );
    expect(silent.status).toBe(403);
  });

  test("an empty origin is no bug of ours", async () => {
    const site = await openSite(services());
    expect((await site.request("/contact", formPost({ name: "" }, { origin: "" }))).status).toBe(400);
  });

  test("behind a TLS proxy the outside address is our own", async () => {
    const site = await openSite(services(), { trustProxy: 1 });
    const answer = await site.request(
      "/contact",
      formPost(
        { name: "" },
        {
          origin: "https://www.velto.example",
          "x-forwarded-proto": "https",
          "x-forwarded-host": "www.velto.example",
          "x-forwarded-for": "41.90.7.7",
        },
      ),
    );
    expect(answer.status).toBe(400);
  });

  test("behind a TLS proxy that is not trusted, forms come from the origin of SITE_URL", async () => {
    const config = { ...services().config, siteUrl: "https://www.velto.example" };
    const site = await openSite({ ...services(), config }, { trustProxy: 0 });
    for (const host of ["www.velto.example", "www.velto.example:443"]) {
      for (const path of ["/contact", "/contact.data"]) {
        const post = formPost({ name: "" }, { origin: "https://www.velto.example", host });
        expect((await site.request(path, post)).status, `${host}${path}`).toBe(400);
      }
    }
    const foreign = formPost({ name: "" }, { origin: "https://evil.example" });
    expect((await site.request("/contact", foreign)).status).toBe(403);
  });

  test("a form on a page that tells nobody where it is comes from our own site", async () => {
    const site = await openSite(services());
    const silent = formPost({ name: "" }, { origin: "null", "sec-fetch-site": "same-origin" });
    expect((await site.request("/contact", silent)).status).toBe(400);
    const foreign = formPost({ name: "" }, { origin: "null", "sec-fetch-site": "cross-site" });
    expect((await site.request("/contact", foreign)).status).toBe(403);
  });

  test("a body over 64 KB is refused, with a message for a person or a program", async () => {
    const site = await openSite(services());
    const long = { message: "x".repeat(70 * 1024) };
    const page = await site.request("/contact", formPost(long));
    expect(page.status).toBe(413);
    expect(await page.text()).toContain("That is too long to send");
    const json = await site.request("/contact", formPost(long, { accept: "application/json" }));
    expect(json.status).toBe(413);
    expect(await json.json()).toMatchObject({ success: false });
  });

  test("methods without a meaning are refused", async () => {
    const site = await openSite(services());
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const answer = await site.request("/contact", { method, headers: { origin: "http://localhost" } });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get("allow"), method).toBe("GET, HEAD, POST");
    }
  });

  test("writes are limited per address, and the answer says when to come back", async () => {
    await emptyDatabase(services());
    const site = await openSite(services(), { trustProxy: 1 });
    const post = (address: string) =>
      site.request("/contact", formPost({ name: "" }, { "x-forwarded-for": address }));
    for (let i = 0; i < writesPerWindow.limit; i++) expect((await post("41.90.1.1")).status).toBe(400);
    const limited = await post("41.90.1.1");
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await limited.text()).toContain("Too many messages");
    expect((await post("41.90.1.2")).status).toBe(400);
  });

  test("without a trusted proxy a forged address does not escape the limit", async () => {
    await emptyDatabase(services());
    const site = await openSite(services(), { trustProxy: 0 });
    const statuses = [];
    for (let i = 0; i <= writesPerWindow.limit; i++) {
      const post = formPost({ name: "" }, { "x-forwarded-for": `41.90.2.${i}` });
      statuses.push((await site.request("/contact", post)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("readiness follows the database and the process", async () => {
    const site = await openSite(services());
    expect((await site.request("/readyz")).status).toBe(200);
    const stopping = await openSite(services(), { isStopping: () => true });
    expect((await stopping.request("/readyz")).status).toBe(503);
    expect((await stopping.request("/healthz")).status).toBe(200);
    const gone = { execute: () => Promise.reject(new Error("gone")) };
    const broken = await openSite({ ...services(), db: gone as never });
    expect((await broken.request("/readyz")).status).toBe(503);
    expect((await broken.request("/healthz")).status).toBe(200);
  });

  test("a database that only reads makes the site unready", async () => {
    const ready = await services().db.transaction(
      async (db) => (await openSite({ ...services(), db })).request("/readyz"),
      { accessMode: "read only" },
    );
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ ok: false, reason: "read-only" });
  });

  test("a failed page shows a reference and hides the reason", async () => {
    const site = await openSite({ ...services(), db: throwing("secret detail") });
    const answer = await site.request(anyOrder);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toContain("Unexpected Application Error!");
    expect(text).toContain(answer.headers.get("x-request-id") ?? "missing");
    expect(text).not.toContain("secret detail");
  });

  test("without a database, pages and forms say when to come back", async () => {
    const site = await openSite({ ...services(), db: throwing("Connection terminated unexpectedly") });
    const message = { name: "Asha", email: "asha@duka.example", message: "Do you deliver to Kisumu?" };
    const answers = {
      page: await site.request(anyOrder),
      form: await site.request("/contact", formPost(message)),
      data: await site.request("/contact.data", formPost(message, { accept: "*/*" })),
      ready: await site.request("/readyz"),
      rest: await site.request("/rest/v1/contact_messages", {
        method: "POST",
        headers: { apikey: "velto-anon", accept: "*/*", "content-type": "application/json" },
        body: JSON.stringify(message),
      }),
    };
    for (const [name, { status, headers }] of Object.entries(answers)) {
      expect(status, name).toBe(503);
      expect(headers.get("retry-after"), name).toBe("30");
    }
    expect(await answers.form.text()).toContain("Do you deliver to Kisumu?");
    expect(await answers.rest.json()).toMatchObject({ code: "PGRST000" });
  });

  test("a bug is no pause: pages, forms and data answer 500", async () => {
    const site = await openSite({ ...services(), db: throwing("a bug") });
    const message = { name: "Asha", email: "asha@duka.example", message: "Do you deliver to Kisumu?" };
    for (const answer of [
      await site.request(anyOrder),
      await site.request(`${anyOrder}.data`),
      await site.request("/contact", formPost(message)),
      await site.request("/contact.data", formPost(message, { accept: "*/*" })),
    ]) {
      expect(answer.status).toBe(500);
      expect(answer.headers.get("retry-after")).toBeNull();
    }
  });

  test("data that fails is logged under the id of its own request, and hides the reason", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const site = await openSite({ ...services(), log, db: throwing("a bug") });
    const answer = await site.request(`${anyOrder}.data`);
    const id = answer.headers.get("x-request-id");
    expect(await answer.text()).not.toContain("a bug");
    expect(lines.map(({ requestId, msg }) => ({ id: requestId, msg }))).toContainEqual({
      id,
      msg: "page failed",
    });
  });

  test("a form that fails is logged under its id", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const site = await openSite({ ...services(), log, db: throwing("a bug") });
    const message = { name: "Asha", email: "asha@duka.example", message: "Do you deliver to Kisumu?" };
    const answer = await site.request("/contact", formPost(message));
    const id = answer.headers.get("x-request-id");
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.requestId, String(line.msg)).toBe(id);
  });

  test("an address that can't be read is refused", async () => {
    const site = await openSite(services());
    for (const path of ["/%E0%A4%A", "/contact%", "/orders/%00", "/search%ff?q=a", "/rest/v1/%c0%ae"]) {
      const answer = await site.request(path);
      expect(answer.status, path).toBe(400);
      expect(await answer.text(), path).toContain("cannot be read");
    }
  });

  test("a path that looks like another host stays here", async () => {
    const site = await openSite(services(), { trustProxy: 1 });
    const answer = await site.request("//evil.example/contact", {
      headers: { "x-forwarded-proto": "https" },
    });
    expect(answer.status).toBe(404);
  });

  test("of two hosts the one counts that the server has read", async () => {
    await emptyDatabase(services());
    const site = await openSite(services(), { trustProxy: 0 });
    const twoHosts = { host: "localhost, [::1", origin: "http://localhost" };
    expect((await site.request("/contact", formPost({ name: "" }, twoHosts))).status).toBe(400);
  });

  test("a page without a form can't be posted to", async () => {
    const site = await openSite(services());
    for (const path of ["/", "/company", "/feed.xml", "/no-such-page"]) {
      const answer = await site.request(path, formPost({ name: "x" }));
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get("allow"), path).toBe("GET, HEAD");
      expect(await answer.text(), path).toContain("Not possible");
    }
  });

  test("what is no form is answered like an empty one", async () => {
    await emptyDatabase(services());
    const site = await openSite(services());
    for (const type of ["application/json", "multipart/form-data", "multipart/form-data; boundary=x", "a"]) {
      const answer = await site.request("/contact", {
        method: "POST",
        body: "--y\r\n{}",
        headers: { origin: "http://localhost", "content-type": type },
      });
      expect(answer.status, type).toBe(400);
      expect(await answer.text(), type).toContain("Enter your name.");
    }
  });

  test("an order can't be sent to a machine that isn't there, or with a price of one's own", async () => {
    await emptyDatabase(services());
    const site = await openSite(services());
    const order = orderFields();
    const path = "/products/hardware/order?receipt-printer=2";
    const { "receipt-printer": _, ...buyer } = order;
    expect((await site.request(path, formPost({ ...buyer, toaster: "1" }))).status).toBe(409);
    const cheap = await site.request(path, formPost({ ...order, total_amount: "1" }));
    expect(cheap.status).toBe(409);
    expect(await cheap.text()).toContain("total_amount must be 100000.00");
    expect(await services().db.select().from(orderLines)).toEqual([]);
    expect((await site.request(path, formPost(order))).status).toBe(303);
  });

  test("addresses are stored only hashed", async () => {
    await emptyDatabase(services());
    const site = await openSite(services(), { trustProxy: 1 });
    await site.request("/contact", formPost({ name: "" }, { "x-forwarded-for": "41.90.3.3" }));
    const rows = await services().db.select().from(rateLimits);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("41.90");
  });
});

const anyOrder = `/orders/${"a".repeat(24)}`;

function throwing(message: string) {
  return new Proxy({} as Services["db"], {
    get() {
      throw new Error(message);
    },
  });
}
