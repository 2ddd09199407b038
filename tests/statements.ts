import { vi } from "vitest";
import type { Services } from "../app/services.server";
import { openSite } from "./app";

/** What was asked of the database meanwhile. */
export async function statements(
  { db }: Pick<Services, "db">,
  work: () => Promise<unknown>,
): Promise<unknown[]> {
  const { $client: client } = db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
  const spy = vi.spyOn(client, "query");
  try {
    await work();
    // What the job queue asks meanwhile is not the page's.
    return spy.mock.calls.map(([text]) => text).filter((text) => !JSON.stringify(text).includes("pgboss"));
  } finally {
    spy.mockRestore();
  }
}

/**
 * What a page of the staff side asks of the database when nothing is cached, its frame included, without the
 * look-ups of the session and its person that every request makes.
 */
export async function pageStatements(services: Services, cookie: string, path: string): Promise<unknown[]> {
  const site = await openSite(services);
  const ask = async (page: string) => (await site.request(page, { headers: { cookie } })).text();
  // The first request to the staff side opens sign-in, which reads its secret once for as long as the server runs.
  await ask("/staff/pulse");
  const asked = await statements(services, () => ask(path));
  return asked.filter(
    (text) =>
      !/from "staff_sessions"|from "staff" where "staff"."id" =/.test(
        JSON.stringify(text).replaceAll("\\", ""),
      ),
  );
}
