import { vi } from "vitest";
import type { Services } from "../app/services.server";

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
