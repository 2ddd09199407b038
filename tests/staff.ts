import { sql } from "drizzle-orm";
import { newSignInToken, signInWith } from "../app/access/sign-in-link.server";
import { type Staff, staff } from "../app/db/schema";
import type { Role } from "../app/roles";
import type { Services } from "../app/services-context";
import { query } from "./databases";

/** Somebody of staff with a session: the person, and the header that a browser would send. */
export async function signIn(
  services: Services,
  role: Role,
  name = `Test ${role}`,
): Promise<{ person: Staff; cookie: string }> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@velto.example`;
  const [person] = await services.db
    .insert(staff)
    .values({ name, email, role, emailVerified: true })
    .onConflictDoUpdate({ target: staff.email, set: { role } })
    .returning();
  const session = await signInWith(services, await newSignInToken(services, email));
  if (!person || typeof session === "string") throw new Error("The test's own person could not sign in.");
  return { person, cookie: session.cookie.split(";", 1).join() };
}

/** The addresses of the links in all emails that were queued for somebody. */
export async function linksMailedTo(services: Services, address: string): Promise<string[]> {
  const rows = await query<{ url: string }>(
    services,
    sql`select part->'action'->>'url' as url
      from pgboss.job, jsonb_array_elements(data->'email'->'parts') as part
      where name = 'emails' and data->'email'->>'to' = ${address} and part->'action' is not null
      order by created_on`,
  );
  return rows.map(({ url }) => url);
}
