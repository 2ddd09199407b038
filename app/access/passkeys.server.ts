import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { staffPasskeys } from "~/db/schema";
import type { Services } from "~/services-context";
import { site } from "~/site";
import { askChallenge, takeChallenge } from "./challenges.server";
import type { Actor } from "./rights";
import { type SignedIn, startSession } from "./sessions.server";

/** What a browser is asked, and the cookie that binds its answer to it. */
export type Asked = { options: object; cookie: string };

export type Refusal = keyof typeof refusals;

/** Why a passkey is refused, and as which status. */
export const refusals = {
  CHALLENGE_NOT_FOUND: 400,
  FAILED: 400,
  PASSKEY_NOT_FOUND: 401,
  NOT_VERIFIED: 403,
  SWITCHED_OFF: 403,
} as const;

type Needed = Pick<Services, "db" | "config" | "log">;

/** Needs no session. With one, only that person's passkeys are accepted. */
export async function askToSignIn(services: Needed, personId?: string): Promise<Asked> {
  const own = personId ? await passkeysOf(services, personId) : [];
  const options = await generateAuthenticationOptions({
    rpID: rpId(services),
    userVerification: "required",
    allowCredentials: own.length > 0 ? own : undefined,
  });
  return { options, cookie: await askChallenge(services, options.challenge, signInPurpose) };
}

export async function signInWithPasskey(
  services: Needed,
  response: AuthenticationResponseJSON,
  headers: Headers,
): Promise<SignedIn | Refusal> {
  const expectedChallenge = await takeChallenge(services, headers, signInPurpose);
  if (!expectedChallenge) return "CHALLENGE_NOT_FOUND";
  const { credentialID } = staffPasskeys;
  const [passkey] = await services.db.select().from(staffPasskeys).where(eq(credentialID, response.id));
  if (!passkey) return "PASSKEY_NOT_FOUND";
  const answer = await unlessWrong(services, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      ...expectedHere(services),
      credential: {
        id: passkey.credentialID,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64")),
        counter: passkey.counter,
      },
    }),
  );
  if (!answer?.verified) return "FAILED";
  if (!answer.authenticationInfo.userVerified) return "NOT_VERIFIED";
  const counter = answer.authenticationInfo.newCounter;
  await services.db.update(staffPasskeys).set({ counter }).where(eq(staffPasskeys.id, passkey.id));
  const started = await startSession(services, passkey.userId, headers);
  return started === "switched-off" ? "SWITCHED_OFF" : started;
}

export async function askToAddPasskey(services: Needed, { id, email }: Actor): Promise<Asked> {
  const options = await generateRegistrationOptions({
    rpName: `${site.name} staff`,
    rpID: rpId(services),
    userName: email,
    userDisplayName: email,
    excludeCredentials: await passkeysOf(services, id),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  return { options, cookie: await askChallenge(services, options.challenge, addPurpose(id)) };
}

export async function addPasskey(
  services: Needed,
  { id }: Actor,
  response: RegistrationResponseJSON,
  headers: Headers,
): Promise<"added" | Refusal> {
  const expectedChallenge = await takeChallenge(services, headers, addPurpose(id));
  if (!expectedChallenge) return "CHALLENGE_NOT_FOUND";
  const answer = await unlessWrong(services, () =>
    verifyRegistrationResponse({ response, expectedChallenge, ...expectedHere(services) }),
  );
  if (!answer?.verified) return "FAILED";
  const { credential, aaguid, userVerified, credentialDeviceType, credentialBackedUp } =
    answer.registrationInfo;
  if (!userVerified) return "NOT_VERIFIED";
  const added = await services.db
    .insert(staffPasskeys)
    .values({
      userId: id,
      credentialID: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64"),
      counter: credential.counter,
      deviceType: credentialDeviceType,
      backedUp: credentialBackedUp,
      // How the authenticator can be reached, so that a browser offers the right one. It may have sent anything.
      transports: [credential.transports ?? []].flat().join(),
      aaguid,
    })
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id });
  return added.length > 0 ? "added" : "FAILED";
}

const signInPurpose = "sign in";

function addPurpose(personId: string): string {
  return `add to ${personId}`;
}

async function passkeysOf({ db }: Needed, personId: string) {
  const rows = await db.select().from(staffPasskeys).where(eq(staffPasskeys.userId, personId));
  return rows.map(({ credentialID, transports }) => ({
    id: credentialID,
    transports: transports?.split(",") as AuthenticatorTransportFuture[] | undefined,
  }));
}

/** We look at the finger, face or PIN ourselves, to say what is missing. */
function expectedHere(services: Needed) {
  return {
    expectedOrigin: services.config.siteUrl,
    expectedRPID: rpId(services),
    requireUserVerification: false,
  };
}

function rpId({ config }: Needed): string {
  return new URL(config.siteUrl).hostname;
}

/** The library throws whatever is wrong with an answer, which is its sender's mistake. */
async function unlessWrong<T>({ log }: Needed, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, "a passkey was refused");
    return undefined;
  }
}
