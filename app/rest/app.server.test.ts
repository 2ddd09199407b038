import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { contactMessages } from "~/db/schema";
import { countWrites, writesPerWindow } from "~/rate-limits.server";
import { dropEarlierTriggers, emptyDatabase, onEachDatabase } from "../../tests/databases";
import { startRest } from "../../tests/rest";
import { restApp } from "./app.server";

const message = { name: "Asha", email: "asha@duka.example", message: "Bei gani?" };

onEachDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  let rest: Awaited<ReturnType<typeof startRest>>;

  beforeAll(async () => {
    rest = await startRest(services());
  });
  afterAll(() => rest.close());
  beforeEach(() => emptyDatabase(services()));

  function send(path: string, { headers, ...init }: RequestInit = {}) {
    return fetch(`${rest.url}/rest/v1/${path}`, {
      method: "POST",
      headers: { apikey: "velto-anon", "Content-Type": "application/json", ...headers },
      ...init,
    });
  }
  const post = (body: unknown, headers: Record<string, string> = {}, query = "") =>
    send(`contact_messages${query}`, {
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers,
    });

  test("values that neither JSON nor PostgreSQL can hold are refused, not stumbled over", async () => {
    const deep = `{"name":${"[".repeat(20_000)}${"]".repeat(20_000)},"email":"a@b.co","message":"Hi"}`;
    expect(await (await post(deep)).json()).toMatchObject({ code: "22P02" });
    expect(await (await post({ ...message, source_page: "/a\0b" })).json()).toMatchObject({ code: "23514" });
    expect((await post({ ...message, name: "A\0\ud800sha" })).status).toBe(201);
  });

  test("a stored row answers 201 with nothing in it", async () => {
    const answer = await post(message);
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("content-type")).toBeNull();
    expect(answer.headers.get("content-range")).toBe("*/*");
    expect(answer.headers.get("preference-applied")).toBeNull();
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("a representation says that it is one", async () => {
    const answer = await post(message, { Prefer: "return=representation" }, "?select=name");
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("preference-applied")).toBe("return=representation");
    expect(answer.headers.get("content-range")).toBe("*/*");
    expect(await answer.json()).toEqual([{ name: "Asha" }]);
  });

  test("one object instead of an array", async () => {
    const answer = await post(
      [message],
      { Prefer: "return=representation", Accept: "application/vnd.pgrst.object+json" },
      "?select=name&columns=%22name%22%2C%22email%22%2C%22message%22",
    );
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
    expect(await answer.json()).toEqual({ name: "Asha" });
  });

  test("columns leaves other keys out", async () => {
    const answer = await post({ ...message, note: "x" }, {}, "?columns=name,email,message");
    expect(answer.status).toBe(201);
  });

  test("an empty array stores nothing, and that is no error", async () => {
    const answer = await post([], { Prefer: "return=representation" });
    expect([answer.status, await answer.json()]).toEqual([201, []]);
    const asObject = await post([], { Accept: "application/vnd.pgrst.object+json" });
    expect([asObject.status, await codeOf(asObject)]).toEqual([406, "PGRST116"]);
  });

  test("keys in another order are the same keys", async () => {
    const { name, ...rest } = message;
    expect((await post([message, { ...rest, name }])).status).toBe(201);
  });

  test.each([
    ["an empty body", "", 400, "PGRST102"],
    ["half of a body", '{"name":', 400, "PGRST102"],
    ["no object", "7", 400, "PGRST102"],
    ["null", "null", 400, "PGRST102"],
    ["an array of text", '["a"]', 400, "PGRST102"],
    ["an array in an array", "[[]]", 400, "PGRST102"],
    ["unequal keys", '[{"name":"a"},{"email":"b"}]', 400, "PGRST102"],
    ["an inherited key", '{"__proto__":{"name":"a"}}', 400, "PGRST204"],
    ["an inherited name", '{"constructor":"a"}', 400, "PGRST204"],
    ["nothing in it", "{}", 400, "23502"],
    ["a NUL character", '{"name":"a\\u0000","email":"a@b.example","message":"\\u0000"}', 400, "23514"],
  ])("%s is refused", async (_, body, status, code) => {
    const answer = await post(body);
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
    expect(await services().db.select().from(contactMessages)).toEqual([]);
  });

  test.each([
    ["a form's body", { "Content-Type": "application/x-www-form-urlencoded" }, "", 415, "PGRST102"],
    ["another schema", { "Content-Profile": "auth" }, "", 406, "PGRST106"],
    ["a table of values", { Accept: "text/csv" }, "", 406, "PGRST107"],
    ["columns that can't be read", {}, "?columns=name)--", 400, "PGRST100"],
    ["a select with a join", {}, "?select=name,orders(*)", 400, "PGRST100"],
    ["a select with a column twice", {}, "?select=name,also:name", 400, "PGRST100"],
    ["a select with a column beside all columns", {}, "?select=*,name", 400, "PGRST100"],
    ["a select with one alias for two columns", {}, "?select=a:name,a:email", 400, "PGRST100"],
    ["a select with more entries than columns", {}, `?select=${aliases(1_300)}`, 400, "PGRST100"],
    ["columns that aren't there", {}, "?columns=name,nope", 400, "PGRST204"],
    ["a column named twice", {}, "?columns=name,email,message,name", 400, "PGRST100"],
    ["more columns than the table has", {}, `?columns=${aliases(40)}`, 400, "PGRST100"],
  ])("%s is refused", async (_, headers, query, status, code) => {
    const answer = await post(message, headers, query);
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
    expect(await services().db.select().from(contactMessages)).toEqual([]);
  });

  test("names are refused before the body is looked at, and a body before it is parsed counts", async () => {
    const many = await post("no json", {}, `?columns=${Array(1_900).fill("a").join(",")}`);
    expect(await codeOf(many)).toBe("PGRST100");
    await countWrites(services(), {
      kind: "contact",
      address: "203.0.113.1",
      rows: writesPerWindow.limit - 1,
    });
    expect(await codeOf(await post("no json"))).toBe("PGRST102");
    expect((await post("no json")).status).toBe(429);
  });

  test("a sender who asks for everything at once is told to wait, in a client's own language", async () => {
    const app = restApp(services());
    const init = { method: "POST", headers: { apikey: "velto-anon", "Content-Type": "application/json" } };
    const all = Array.from({ length: 60 }, () => app.request("/contact_messages", { ...init, body: "{}" }));
    const answers = await Promise.all(all);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(await codeOf(busy[0] as Response)).toBe("53300");
    expect(busy[0]?.headers.get("access-control-allow-origin")).toBe("*");
    expect(busy[0]?.headers.get("retry-after")).toBe("2");
  });

  test("no key and wrong keys", async () => {
    const keyless = await fetch(`${rest.url}/rest/v1/contact_messages`, { method: "POST", body: "{}" });
    expect([keyless.status, (await bodyOf(keyless)).message]).toEqual([401, "No API key found in request"]);
    const wrong = await post(message, { apikey: "x" });
    expect([wrong.status, (await bodyOf(wrong)).message]).toEqual([401, "Invalid API key"]);
    const mixed = await post(message, { Authorization: "Bearer x" });
    expect([mixed.status, (await bodyOf(mixed)).message]).toEqual([401, "Invalid API key"]);
    const bearer = await post(message, { Authorization: "Bearer velto-anon" });
    expect(bearer.status).toBe(201);
  });

  test.each([
    ["GET", "contact_messages?select=*", 401, "42501"],
    ["GET", "nope", 404, "PGRST205"],
    ["GET", "", 404, "PGRST125"],
    ["POST", "rpc/version", 404, "PGRST125"],
    ["POST", "pgboss.job", 404, "PGRST205"],
    ["POST", "rate_limits", 404, "PGRST205"],
    ["POST", "constructor", 404, "PGRST205"],
    ["PATCH", "contact_messages", 405, "PGRST117"],
    ["PUT", "contact_messages", 405, "PGRST117"],
    ["DELETE", "contact_messages", 405, "PGRST117"],
  ])(
    "%s %s answers %i %s, always with a body that pages elsewhere may read",
    async (method, path, status, code) => {
      const answer = await send(path, { method, body: method === "GET" ? undefined : "{}" });
      expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    },
  );

  test("HEAD reads nothing either", async () => {
    expect((await send("contact_messages", { method: "HEAD" })).status).toBe(401);
  });

  test("a preflight asks for no key, and gets back the headers it named", async () => {
    const asked = "apikey,authorization,content-profile,content-type,prefer,x-client-info,x-own";
    const answer = await fetch(`${rest.url}/rest/v1/contact_messages`, {
      method: "OPTIONS",
      headers: {
        Origin: "https://partner.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": asked,
      },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": expect.stringContaining("POST"),
      "access-control-allow-headers": asked,
      "access-control-max-age": "86400",
      "access-control-expose-headers": expect.stringContaining("Content-Range, Location"),
    });
  });

  test("a body without a stated length is cut off at 64 KB as well", async () => {
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(
        `${rest.url}/rest/v1/contact_messages`,
        { method: "POST", headers: { apikey: "velto-anon", "Content-Type": "application/json" } },
        (answer) => resolve(answer.statusCode),
      );
      outgoing.on("error", reject);
      for (let i = 0; i < 20; i++) outgoing.write("x".repeat(8_000));
      outgoing.end();
    });
    expect(status).toBe(413);
  });

  test("too many requests say when to come back", async () => {
    await countWrites(services(), {
      kind: "contact",
      address: "203.0.113.1",
      rows: writesPerWindow.limit - 1,
    });
    expect((await post(message)).status).toBe(201);
    const answer = await post(message);
    expect([answer.status, await codeOf(answer)]).toEqual([429, "53400"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("a failure of ours tells the client nothing but that", async () => {
    const failing = await startRest({ ...services(), db: new Proxy(services().db, { get: fail }) });
    const logged = vi.spyOn(services().log, "error");
    const answer = await fetch(`${failing.url}/rest/v1/contact_messages`, {
      method: "POST",
      headers: { apikey: "velto-anon", "Content-Type": "application/json" },
      body: JSON.stringify(message),
    });
    expect(answer.status).toBe(500);
    expect(await bodyOf(answer)).toEqual({
      code: "XX000",
      message: "Internal server error",
      details: null,
      hint: null,
    });
    expect(logged).toHaveBeenCalled();
    await failing.close();
  });
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, i) => `a${i}:id`).join(",");
}

function fail(): never {
  throw new Error("secret of the house");
}

async function bodyOf(answer: Response) {
  const body = (await answer.json()) as Record<"code" | "message" | "details" | "hint", string | null>;
  expect(Object.keys(body).sort()).toEqual(["code", "details", "hint", "message"]);
  return body;
}

async function codeOf(answer: Response) {
  return (await bodyOf(answer)).code;
}
