import type { Role } from "../app/access/rights";
import { newSignInToken, signInWith } from "../app/access/sign-in-link.server";
import { type Staff, staff } from "../app/db/schema";
import type { Services } from "../app/services.server";

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
  return { person, cookie: session.cookies.map((cookie) => cookie.split(";")[0]).join("; ") };
}
