import { openAuth } from "~/access/auth.server";
import { dropSession } from "~/people/own-account.server";
import { recordNewPasskey, recordSignIn } from "~/people/sign-in.server";
import { countWrites } from "~/rate-limits.server";
import { servicesContext } from "~/services.server";
import { visitorContext } from "~/visitor.server";
import type { Route } from "./+types/passkeys";
import { findSession } from "./session.server";

/** The four addresses of better-auth that a browser needs for passkeys. Its others are not open to the network. */
const open: Record<string, "GET" | "POST"> = {
  "passkey/generate-authenticate-options": "GET",
  "passkey/verify-authentication": "POST",
  "passkey/generate-register-options": "GET",
  "passkey/verify-registration": "POST",
};

export function loader(args: Route.LoaderArgs) {
  return answer(args);
}

export function action(args: Route.ActionArgs) {
  return answer(args);
}

async function answer({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const path = params["*"] ?? "";
  if (open[path] !== request.method) return Response.json({ code: "NOT_FOUND" }, { status: 404 });
  const services = context.get(servicesContext);
  // Each set of options is a row in the database, for anybody who asks.
  if (request.method === "GET") {
    const { address } = context.get(visitorContext);
    const { allowed, retryAfter } = await countWrites(services, { kind: "passkey", address });
    if (!allowed) return tooMany(retryAfter);
  }
  const before = await findSession(services, request.headers);
  const auth = await openAuth(services);
  const answered = await auth.handler(request);
  if (answered.ok && path === "passkey/verify-authentication") {
    const { user } = (await answered.clone().json()) as { user: { id: string } };
    await recordSignIn(services, user.id, "passkey");
    // Proving it again gives a new session; the one before is not left behind.
    if (before) await dropSession(services, before.session.sessionId);
    return withoutSecrets(answered);
  }
  if (answered.ok && path === "passkey/verify-registration" && before) {
    await recordNewPasskey(services, before.session.id);
    return withoutSecrets(answered);
  }
  return answered;
}

function tooMany(seconds: number): Response {
  const headers = { "Retry-After": String(seconds) };
  return Response.json({ code: "TOO_MANY" }, { status: 429, headers });
}

/** The session's token belongs into the cookie alone, where scripts can't read it. */
function withoutSecrets(answered: Response): Response {
  const headers = new Headers();
  for (const cookie of answered.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  return Response.json({ ok: true }, { headers });
}
