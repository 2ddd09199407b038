import type { PasskeyProblem } from "./content";

/** Passkeys by the browser's own interface; the server's side is `app/access/passkeys.server.ts`. */
export type PasskeyResult = "done" | PasskeyProblem;

/** One prompt at a time: the quiet one in the email field gives way to the button's. */
let waiting: { prompt: AbortController; ended: Promise<PasskeyResult> } | undefined;

export async function signInWithPasskey(mediation?: "conditional"): Promise<PasskeyResult> {
  if (!supported()) return "unsupported";
  // Somebody may press the button while the page still finds out whether the field can offer passkeys.
  if (mediation && waiting) return "cancelled";
  const before = waiting;
  const prompt = new AbortController();
  const ended = ceremony(async () => {
    before?.prompt.abort();
    // Its answer would replace this one's challenge, and browsers refuse a second prompt beside it. A finger may have
    // been quicker than the press: then it is done.
    if ((await before?.ended) === "done") return;
    const options = (await ask("generate-authenticate-options")) as PublicKeyCredentialRequestOptionsJSON;
    const credential = await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      mediation,
      signal: prompt.signal,
    });
    await ask("verify-authentication", { response: (credential as PublicKeyCredential).toJSON() });
  });
  waiting = { prompt, ended };
  const result = await ended;
  if (waiting?.prompt === prompt) waiting = undefined;
  return result;
}

export async function addPasskey(): Promise<PasskeyResult> {
  if (!supported()) return "unsupported";
  return ceremony(async () => {
    const options = await ask("generate-register-options");
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
    });
    await ask("verify-registration", { response: (credential as PublicKeyCredential).toJSON() });
  });
}

export async function offersInField(): Promise<boolean> {
  return supported() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

function supported(): boolean {
  return "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

async function ceremony(work: () => Promise<void>): Promise<PasskeyResult> {
  try {
    await work();
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return problems[error.message] ?? "failed";
    if (error instanceof DOMException) {
      return error.name === "InvalidStateError" ? "known" : "cancelled";
    }
    return "failed";
  }
}

const problems: Record<string, PasskeyResult> = {
  PASSKEY_NOT_FOUND: "unknown",
  SWITCHED_OFF: "switched-off",
  NOT_VERIFIED: "not-verified",
  SESSION_NOT_FRESH: "not-fresh",
};

class Refusal extends Error {}

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`/staff/auth/passkey/${path}`, {
    method: body ? "POST" : "GET",
    headers: body && { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const said = (await answer.json()) as { code?: string };
  if (!answer.ok) throw new Refusal(said.code);
  return said;
}
