import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import {
  type Asked,
  addPasskey,
  askToAddPasskey,
  askToSignIn,
  type Refusal,
  refusals,
  signInWithPasskey,
} from "~/access/passkeys.server";
import { findSession, type StaffSession } from "~/access/sessions.server";
import { dropSession } from "~/people/own-account.server";
import { recordNewPasskey, recordSignIn } from "~/people/sign-in.server";
import { countWrites } from "~/rate-limits.server";
import type { RouteFacts } from "~/route-facts";
import { type Services, servicesContext } from "~/services-context";
import { visitorContext } from "~/visitor.server";
import { forAnybody } from "../access";
import type { Route } from "./+types/passkeys";
import { isFresh } from "./session.server";

export const handle = { ...forAnybody, limit: "staff" } satisfies RouteFacts;

/** What a browser's passkey is asked to sign. */
export async function loader({ request, params: { step }, context }: Route.LoaderArgs) {
  if (step !== "generate-authenticate-options" && step !== "generate-register-options") return notFound();
  const services = context.get(servicesContext);
  // Each set of options is a row in the database, for anybody who asks.
  const { address } = context.get(visitorContext);
  const { allowed, retryAfter } = await countWrites(services, { kind: "passkey", address });
  if (!allowed) return refuse("TOO_MANY", 429, { "Retry-After": String(retryAfter) });
  const session = await sessionOf(services, request);
  if (step === "generate-authenticate-options") return ask(await askToSignIn(services, session?.id));
  if (!session || !isFresh(session)) return notFresh(session);
  return ask(await askToAddPasskey(services, session));
}

/** What it answers. */
export async function action({ request, params: { step }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  if (step === "verify-authentication") return signIn(services, request);
  if (step === "verify-registration") return add(services, request);
  return notFound();
}

async function signIn(services: Services, request: Request): Promise<Response> {
  const before = await sessionOf(services, request);
  const response = await responseIn<AuthenticationResponseJSON>(request);
  const signedIn = response ? await signInWithPasskey(services, response, request.headers) : "FAILED";
  if (typeof signedIn === "string") return refuse(signedIn, refusals[signedIn]);
  await recordSignIn(services, signedIn.personId, "passkey");
  // Proving it again gives a new session; the one before is not left behind.
  if (before) await dropSession(services, before.sessionId);
  return Response.json({ ok: true }, { headers: { "Set-Cookie": signedIn.cookie } });
}

async function add(services: Services, request: Request): Promise<Response> {
  const session = await sessionOf(services, request);
  if (!session || !isFresh(session)) return notFresh(session);
  const response = await responseIn<RegistrationResponseJSON>(request);
  const added: "added" | Refusal = response
    ? await addPasskey(services, session, response, request.headers)
    : "FAILED";
  if (added !== "added") return refuse(added, refusals[added]);
  await recordNewPasskey(services, session.id);
  return Response.json({ ok: true });
}

async function sessionOf(services: Services, { headers }: Request): Promise<StaffSession | undefined> {
  return (await findSession(services, headers))?.session;
}

/** What `PublicKeyCredential.toJSON` gave. The library looks at the rest of it. */
async function responseIn<T extends { id: string }>(request: Request): Promise<T | undefined> {
  const isResponse = (value: unknown) => z.looseObject({ id: z.string() }).safeParse(value).success;
  const body = z.object({ response: z.custom<T>(isResponse) });
  const sent: unknown = await request.json().catch(() => undefined);
  return body.safeParse(sent).data?.response;
}

function ask({ options, cookie }: Asked): Response {
  return Response.json(options, { headers: { "Set-Cookie": cookie } });
}

function notFresh(session: StaffSession | undefined): Response {
  return session ? refuse("SESSION_NOT_FRESH", 403) : refuse("SIGNED_OUT", 401);
}

function notFound(): Response {
  return refuse("NOT_FOUND", 404);
}

function refuse(code: string, status: number, headers?: HeadersInit): Response {
  return Response.json({ code }, { status, headers });
}
