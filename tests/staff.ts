import type { Role } from "../app/access/rights";
import { type Staff, staff } from "../app/db/schema";
import type { Services } from "../app/services.server";
import { newSignInToken, signInWith } from "../app/staff/auth/sign-in-link.server";

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
  const cookies = await signInWith(services, await newSignInToken(services, email));
  if (!person || !cookies) throw new Error("The test's own person could not sign in.");
  return { person, cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") };
}
