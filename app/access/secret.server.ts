import { randomBytes } from "node:crypto";
import type { Database } from "~/db/open.server";
import type { Services } from "~/services-context";
import { settingOr } from "~/settings/settings.server";

/** Signs the cookies of the staff side. In the database, so that every server knows it and no variable is needed. */
export function staffSecret({ db }: Pick<Services, "db">): Promise<string> {
  let secret = secrets.get(db);
  if (!secret) {
    secret = settingOr(db, "staff-secret", () => randomBytes(32).toString("base64url"));
    // A database that was away just now may be there for the next request.
    secret.catch(() => secrets.delete(db));
    secrets.set(db, secret);
  }
  return secret;
}

const secrets = new WeakMap<Database, Promise<string>>();
