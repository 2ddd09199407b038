import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { type Actor, NotAllowedError, type Right, type Role, requireRight } from "~/access/rights";
import { type Services, servicesContext } from "~/services.server";
import { openAuth } from "./auth.server";

/** Who is signed in, and since when they last proved it. */
export type StaffSession = Actor & { sessionId: string; signedInAt: Date };

/** Set for every page of the staff side but sign-in; see `requireSession`. */
export const actorContext = createContext<StaffSession>();

/** Middleware of the staff side's frame: nobody gets further without a session. */
export const requireSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await findSession(context.get(servicesContext), request.headers);
  if (!session) throw redirect(`/staff/sign-in?next=${encodeURIComponent(pathOf(request))}`);
  context.set(actorContext, session);
  try {
    return await next();
  } catch (error) {
    if (error instanceof NotAllowedError) throw new Response(error.message, { status: 403 });
    throw error;
  }
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
    if (error instanceof NotAllowedError) throw new Response(error.message, { status: 403 });
    throw error;
  }
  return actor;
}

export async function findSession(services: Services, headers: Headers): Promise<StaffSession | undefined> {
  if (!headers.get("cookie")?.includes("staff.session_token")) return undefined;
  const auth = await openAuth(services);
  const found = await auth.api.getSession({ headers });
  if (!found) return undefined;
  const { session, user } = found;
  if (session.createdAt.getTime() < Date.now() - longestSession) return undefined;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role as Role,
    sessionId: session.id,
    signedInAt: session.createdAt,
  };
}

const longestSession = 30 * 24 * 60 * 60 * 1000;

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search;
}
