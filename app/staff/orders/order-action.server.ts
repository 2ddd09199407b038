import type { Actor, Right } from "~/access/rights";
import { versionInput } from "~/orders/steps/input";
import { addOrderNote, assignOrder } from "~/orders/steps/notes.server";
import { undoStep } from "~/orders/steps/take-back.server";
import { refuseCode } from "~/payments/code-not-found.server";
import type { Services } from "~/services-context";
import { isUuid } from "~/uuid";
import { findPerson } from "./find-person.server";
import { refusalWords } from "./refusal-words";

export type PageRefusal = { status: number; title?: string; text?: string; noteError?: string };

/** What needs more than the right to write a note. */
export const pageRights = new Map<unknown, Right>([
  ["undo", "orders.move"],
  ["code-not-found", "payments.record"],
]);

/** What the order's own page posts. Gives back why nothing was changed. */
export async function changeFromPage(
  services: Services,
  actor: Actor,
  reference: string,
  form: FormData,
): Promise<PageRefusal | undefined> {
  switch (form.get("intent")) {
    case "note":
      return note(services, actor, reference, form);
    case "assign":
      return assign(services, actor, reference, String(form.get("owner") ?? ""));
    case "undo":
      return undo(services, actor, reference, form);
    case "code-not-found":
      return codeNotFound(services, actor, reference, String(form.get("code") ?? ""));
    default:
      return { status: 400, title: "This could not be read.", text: "Nothing was changed." };
  }
}

async function codeNotFound(services: Services, actor: Actor, reference: string, code: string) {
  const answered = await refuseCode(services, actor, { reference, code });
  if ("told" in answered) return undefined;
  if (answered.refused === "unknown") return gone;
  return { status: 409, title: "Somebody has looked at this code already.", text: "Nothing was sent." };
}

async function note(services: Services, actor: Actor, reference: string, form: FormData) {
  const body = String(form.get("note") ?? "").trim();
  const entry = String(form.get("entry") ?? "");
  const id = isUuid(entry) ? entry : undefined;
  if (body === "") return { status: 400, noteError: "Write something first." };
  if (body.length > 5000) return { status: 400, noteError: "At most 5,000 characters." };
  return (await addOrderNote(services, actor, reference, { id, body })) ? undefined : gone;
}

async function assign(services: Services, actor: Actor, reference: string, id: string) {
  const person = id === "" ? null : await findPerson(services, id);
  if (person === undefined)
    return { status: 400, title: "There is no such person.", text: "The owner stays as it was." };
  return (await assignOrder(services, actor, reference, person)) ? undefined : gone;
}

async function undo(services: Services, actor: Actor, reference: string, form: FormData) {
  const input = versionInput.safeParse(Object.fromEntries(form));
  if (!input.success) return { status: 400, title: "This could not be read.", text: "Nothing was changed." };
  const result = await undoStep(services, actor, { reference }, input.data);
  return "refused" in result ? { status: 409, ...refusalWords(result) } : undefined;
}

const gone = { status: 404, title: "There is no such order.", text: "It may have been removed." };
