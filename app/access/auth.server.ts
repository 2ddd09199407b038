import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { magicLink } from "better-auth/plugins";
import { eq, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { staff, staffAccounts, staffPasskeys, staffSessions, staffVerifications } from "~/db/schema";
import type { Services } from "~/services.server";
import { settingOr } from "~/settings/settings.server";
import { site } from "~/site";
import { staffCookiePath } from "./cookie-path";

export type Auth = ReturnType<typeof createAuth>;

/** Sign-in on our own database. Opened with the first request to the staff side; the public site needs none of it. */
export function openAuth({ db, config }: Pick<Services, "db" | "config">): Promise<Auth> {
  let auth = opened.get(db);
  if (!auth) {
    auth = staffSecret({ db }).then((secret) => createAuth(db, config.siteUrl, secret));
    // A database that was away just now may be there for the next request.
    auth.catch(() => opened.delete(db));
    opened.set(db, auth);
  }
  return auth;
}

/**
 * The session of these headers. better-auth answers a query that failed with an error of its own and tells the cause
 * only to its logger; the cause says whether the database is away.
 */
export async function readSession(auth: Auth, headers: Headers) {
  const heard: { error?: unknown } = {};
  try {
    return await failures.run(heard, () => auth.api.getSession({ headers, returnHeaders: true }));
  } catch (error) {
    throw heard.error ?? error;
  }
}

const failures = new AsyncLocalStorage<{ error?: unknown }>();

const opened = new WeakMap<Database, Promise<Auth>>();

/** Signs the cookies of the staff side. In the database, so that every server knows it and no variable is needed. */
export function staffSecret({ db }: Pick<Services, "db">): Promise<string> {
  let secret = secrets.get(db);
  if (!secret) {
    secret = settingOr(db, "staff-secret", () => randomBytes(32).toString("base64url"));
    secret.catch(() => secrets.delete(db));
    secrets.set(db, secret);
  }
  return secret;
}

const secrets = new WeakMap<Database, Promise<string>>();

const hour = 60 * 60;

function createAuth(db: Database, siteUrl: string, secret: string) {
  return betterAuth({
    appName: site.name,
    baseURL: siteUrl,
    basePath: "/staff/auth",
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        staff,
        staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        passkey: staffPasskeys,
      },
    }),
    user: {
      modelName: "staff",
      additionalFields: {
        role: { type: "string", required: true, input: false },
        disabledAt: { type: "date", required: false, input: false },
        singleKeys: { type: "boolean", required: false, input: false },
        lastSeenAt: { type: "date", required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => refuseSwitchedOff(db, userId),
          after: ({ userId }) => noteArrival(db, userId),
        },
      },
    },
    // 12 hours without work end a session; whoever works keeps it for up to 30 days (see session.server.ts).
    session: {
      modelName: "staffSessions",
      expiresIn: 12 * hour,
      updateAge: hour / 4,
      freshAge: hour / 2,
    },
    emailAndPassword: { enabled: false },
    plugins: [
      magicLink({
        expiresIn: hour / 4,
        disableSignUp: true,
        storeToken: { type: "custom-hasher", hash: async (token) => hashToken(token) },
        generateToken: () => chosenToken.getStore() ?? drawToken(),
        // Whoever chose the token decides what is mailed and to whom.
        sendMagicLink: () => {},
      }),
      passkey({
        rpName: `${site.name} staff`,
        rpID: new URL(siteUrl).hostname,
        origin: siteUrl,
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        // The plugin asks an authenticator to know its person, and then takes any answer.
        registration: {
          afterVerification: ({ verification }) => refuseUnverified(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => refuseUnverified(verification.authenticationInfo),
        },
      }),
    ],
    advanced: {
      cookiePrefix: "staff",
      // A session and whose it is in one statement.
      database: { generateId: () => randomUUID(), joins: true },
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { sameSite: "lax", path: staffCookiePath, httpOnly: true },
    },
    // Counted by our own limits, per address and per sender, over all servers.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, _message, error) => hear(error) },
  });
}

function hear(error: unknown) {
  const heard = failures.getStore();
  if (heard) heard.error = error;
}

/** The token that better-auth is to use: its interface takes none. */
export const chosenToken = new AsyncLocalStorage<string>();

export function drawToken(): string {
  return randomBytes(24).toString("base64url");
}

/** How the token of a link is stored. Also known to the browser that asked for the link, which can't use it as one. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The code under which a passkey or a link of somebody who was switched off is refused. */
export const switchedOff = "SWITCHED_OFF";

/** The code under which a passkey is refused that asked for no finger, face or PIN. */
export const notVerified = "NOT_VERIFIED";

function refuseUnverified(info: { userVerified: boolean } | undefined) {
  if (!info?.userVerified) throw new APIError("FORBIDDEN", { code: notVerified, message: "Not verified" });
}

async function refuseSwitchedOff(db: Database, userId: string) {
  const [person] = await db.select({ disabledAt: staff.disabledAt }).from(staff).where(eq(staff.id, userId));
  if (person?.disabledAt) throw new APIError("FORBIDDEN", { code: switchedOff, message: "Switched off" });
}

async function noteArrival(db: Database, userId: string) {
  await db.update(staff).set({ lastSeenAt: sql`now()`, invitedUntil: null }).where(eq(staff.id, userId));
}
