import { data } from "react-router";
import { z } from "zod";
import type { Actor } from "~/access/rights";
import { versionInput } from "~/orders/steps/input";
import { addOrderNote, assignOrder } from "~/orders/steps/notes.server";
import { undoStep } from "~/orders/steps/take-back.server";
import { refuseCode } from "~/payments/code-not-found.server";
import { activePerson } from "~/people/active-people.server";
import type { Services } from "~/services-context";
import { noPerson } from "../content";
import { refusalWords } from "./refusal-words";

/** What the order's own page posts. */
export const pageInput = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("note"),
    entry: z.uuid().optional().catch(undefined),
    note: z.string().trim().min(1, "Write something first.").max(5000, "At most 5,000 characters."),
  }),
  z.object({ intent: z.literal("assign"), owner: z.string().default("") }),
  z.object({ intent: z.literal("undo"), ...versionInput.shape }),
  z.object({ intent: z.literal("code-not-found"), code: z.string().default("") }),
]);

type Asked = {
  services: Services;
  actor: Actor;
  input: z.output<typeof pageInput>;
  params: { reference?: string };
};

export async function changeFromPage({ services, actor, input, params: { reference = "" } }: Asked) {
  const to = `/staff/orders/${reference}`;
  switch (input.intent) {
    case "note": {
      const note = { id: input.entry, body: input.note };
      return (await addOrderNote(services, actor, reference, note)) ? { to } : gone();
    }
    case "assign": {
      const person = await activePerson(services, input.owner);
      if (person === undefined) return { status: 400, problem: noPerson };
      return (await assignOrder(services, actor, reference, person)) ? { to } : gone();
    }
    case "undo": {
      const result = await undoStep(services, actor, { reference }, input);
      if (!("refused" in result)) return { to };
      const { title, text } = refusalWords(result);
      return { problem: `${title} ${text}` };
    }
    case "code-not-found": {
      const answered = await refuseCode(services, actor, { reference, code: input.code });
      if ("told" in answered) return { to };
      return answered.refused === "unknown" ? gone() : { problem: texts.looked };
    }
  }
}

function gone(): never {
  throw data(null, 404);
}

const texts = {
  looked: "Somebody has looked at this code already. Nothing was sent.",
};
