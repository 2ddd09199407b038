import { answerTimeoutMs } from "../answer-timeout";
import { draftNames, forgetSent, type KeptPost, readDraft, stopWaiting } from "../draft";
import { sendingFields } from "../fields";

export type Unsent = { name: string; post: KeptPost };

/** What waits for a connection, apart from forms that are open on this page and send themselves. */
export function unsentForms(): Unsent[] {
  const own = new Set(
    [...document.querySelectorAll<HTMLElement>("form[data-waits]")].map(({ dataset }) => dataset.waits),
  );
  return draftNames().flatMap((name) => {
    const draft = readDraft(name);
    return draft?.waiting && draft.post && !own.has(name) ? [{ name, post: draft.post }] : [];
  });
}

/** `later`: nobody answered, or somebody who can't at the moment. */
export type Sent = { is: "sent"; page?: string } | { is: "refused" } | { is: "later" };

/** Posts it as a page without JavaScript would. Under its id it is stored once, however often it is tried. */
export async function sendKept({ name, post: { to, body } }: Unsent): Promise<Sent> {
  try {
    const answer = await fetch(to, {
      method: "POST",
      body: new URLSearchParams([...body, [sendingFields.later, "1"]]),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (answer.status >= 500 || answer.status === 429) return { is: "later" };
    if (!answer.ok) {
      stopWaiting(name);
      return { is: "refused" };
    }
    forgetSent(name);
    const { pathname, search } = new URL(answer.url);
    return { is: "sent", page: answer.redirected ? pathname + search : undefined };
  } catch (error) {
    console.warn("What waits could not be sent yet", error);
    return { is: "later" };
  }
}
