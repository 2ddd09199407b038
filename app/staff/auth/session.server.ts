import { eq, sql } from "drizzle-orm";
import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import { openAuth, readSession } from "~/access/auth.server";
import { type Actor, may, NotAllowedError, type Right, type Role, requireRight } from "~/access/rights";
import { staff } from "~/db/schema";
import { type Services, servicesContext } from "~/services.server";
import { typedIn } from "./typed";

/** Who is signed in, and since when they last proved it. */
export type StaffSession = Actor & { sessionId: string; signedInAt: Date; singleKeys: boolean };

/** Set for every page of the staff side but sign-in; see `requireSession`. */
export const actorContext = createContext<StaffSession>();

/** Middleware of the staff side's frame: nobody gets further without a session, and nothing typed is lost. */
export const requireSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const found = await findSession(context.get(servicesContext), request.headers);
  if (!found) throw await signInFirst(request, "signed-out");
  context.set(actorContext, found.session);
  const answer = await next();
  for (const cookie of found.cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
};

/** For loaders and actions: the person, who must have the right. Answers 403 otherwise. */
export function actorWith(
  context: Readonly<{ get(key: typeof actorContext): StaffSession }>,
  right: Right,
): StaffSession {
  const actor = context.get(actorContext);
  try {
    requireRight(actor, right);
  } catch (error) {
    if (error instanceof NotAllowedError) throw data({ right }, { status: 403 });
    throw error;
  }
  return actor;
}

/**
 * For people, erasing, exports with personal data and refunds: a sign-in of the last 30 minutes. Called before the
 * request's body is read; whoever has to prove who they are finds what they typed afterwards.
 */
export async function requireFresh({ request, context }: FreshArgs) {
  const { signedInAt } = context.get(actorContext);
  if (signedInAt.getTime() < Date.now() - freshMs) throw await signInFirst(request, "not-fresh");
}

/**
 * The same as a route's middleware. Whoever lacks the right is not asked to prove anything: their 403 comes from
 * `actorWith` in the loader and the action, where the frame is rendered around it.
 */
export function freshFor(right: Right): MiddlewareFunction<Response> {
  return async (args, next) => {
    if (may(args.context.get(actorContext), right)) await requireFresh(args);
    return next();
  };
}

type FreshArgs = {
  request: Request;
  context: Readonly<{ get(key: typeof actorContext): StaffSession }>;
};

const freshMs = 30 * 60 * 1000;

export type WhySignIn = "signed-out" | "not-fresh";

/** A page is asked for again after signing in. What was posted goes into the answer, from where it is sent again. */
async function signInFirst(request: Request, why: WhySignIn) {
  if (request.method === "POST") return data({ why, typed: await typedIn(request) }, { status: 401 });
  const page = why === "signed-out" ? "/staff/sign-in" : "/staff/prove";
  return redirect(`${page}?next=${encodeURIComponent(pathOf(request))}`);
}

/** The session of a request, and the cookies that prolong it. */
export async function findSession(
  services: Services,
  headers: Headers,
): Promise<{ session: StaffSession; cookies: string[] } | undefined> {
  if (!headers.get("cookie")?.includes("staff.session_token")) return undefined;
  const auth = await openAuth(services);
  const { response: found, headers: answered } = await readSession(auth, headers);
  if (!found || found.user.disabledAt) return undefined;
  const { session, user } = found;
  if (session.createdAt.getTime() < Date.now() - longestSession) return undefined;
  await noteVisit(services, user);
  return {
    session: {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role as Role,
      singleKeys: user.singleKeys ?? true,
      sessionId: session.id,
      signedInAt: session.createdAt,
    },
    cookies: answered.getSetCookie(),
  };
}

const longestSession = 30 * 24 * 60 * 60 * 1000;

/** 'Last here' on the page of people, to a few minutes. */
async function noteVisit({ db }: Services, person: { id: string; lastSeenAt?: Date | null }) {
  if (person.lastSeenAt && person.lastSeenAt.getTime() > Date.now() - 5 * 60 * 1000) return;
  await db.update(staff).set({ lastSeenAt: sql`now()` }).where(eq(staff.id, person.id));
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search;
}
