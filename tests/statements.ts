import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";
import type { PayServices } from "~/payments/services";
import { openSite } from "./app";

/** Of a list or Today, recognising who asks and the frame included. */
export const mostStatements = 22;

/**
 * All that a page of the staff side asks of the database, from recognising who asks to its last row. What the job
 * queue asks meanwhile is not the page's: it runs outside of the request.
 */
export async function pageStatements(
  services: PayServices,
  cookie: string,
  path: string,
): Promise<unknown[]> {
  const site = await openSite(services);
  const ask = async (page: string) => (await site.request(page, { headers: { cookie } })).text();
  // The first request to the staff side opens sign-in, which reads its secret once for as long as the server runs.
  await ask("/staff/pulse");
  const { $client: client } = services.db as unknown as { $client: Client };
  const request = new AsyncLocalStorage<unknown[]>();
  // The embedded database has its own way into a transaction; a page that needs one is seen there.
  const spies = (["query", "transaction"] as const).flatMap((way) => {
    const original = client[way]?.bind(client);
    if (!original) return [];
    return vi.spyOn(client as Required<Client>, way).mockImplementation((...args) => {
      request.getStore()?.push(args[0]);
      return original(...args);
    });
  });
  const asked: unknown[] = [];
  try {
    await request.run(asked, () => ask(path));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return asked.map((text) => (typeof text === "function" ? "a transaction" : JSON.stringify(text)));
}

/** What `work` asks of PostgreSQL, one after the other: each is a round trip. `begin` and `commit` are two of them. */
export async function roundTrips(work: () => Promise<unknown>): Promise<string[]> {
  const asked = new AsyncLocalStorage<string[]>();
  const original = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [text] = args as [string | { text: string }];
    asked.getStore()?.push(typeof text === "string" ? text : text.text);
    return original.apply(this, args);
  } as never);
  const found: string[] = [];
  try {
    await asked.run(found, work);
  } finally {
    spy.mockRestore();
  }
  return found;
}

type Client = Partial<Record<"query" | "transaction", (...args: unknown[]) => unknown>>;
