import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import { NotAllowedError, type Right, requireRight } from "~/access/rights";
import { findSession, type StaffSession } from "~/access/sessions.server";
import { servicesContext } from "~/services-context";
import { typedIn } from "./typed";

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
  if (!isFresh(context.get(actorContext))) throw await signInFirst(request, "not-fresh");
}

export function isFresh({ signedInAt }: StaffSession): boolean {
  return signedInAt.getTime() >= Date.now() - 30 * 60 * 1000;
}

type FreshArgs = {
  request: Request;
  context: Readonly<{ get(key: typeof actorContext): StaffSession }>;
};

export type WhySignIn = "signed-out" | "not-fresh";

/** A page is asked for again after signing in. What was posted goes into the answer, from where it is sent again. */
async function signInFirst(request: Request, why: WhySignIn) {
  if (request.method === "POST") return data({ why, typed: await typedIn(request) }, { status: 401 });
  const page = why === "signed-out" ? "/staff/sign-in" : "/staff/prove";
  return redirect(`${page}?next=${encodeURIComponent(pathOf(request))}`);
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search;
}
