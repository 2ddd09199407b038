import type { ActionFunctionArgs } from "react-router";
import { formAction, withoutEmail } from "~/forms/action.server";
import { languageAsked } from "~/language/language";
import { sendMessage } from "~/leads/contact-messages.server";
import { handOverInput } from "~/leads/hand-over-input";
import { readTranscript } from "~/leads/transcript";
import { chatWords } from "./content.sw";

/** A message left in the chat, stored with the conversation before it. */
export function handOver(args: Pick<ActionFunctionArgs, "request" | "context">) {
  const { answers } = chatWords[languageAsked(args.request)].handOver;
  return formAction(args, {
    schema: handOverInput,
    answers,
    async act(services, { name, contact, message }, { fields, context }) {
      const transcript = readTranscript(fields.transcript);
      const lead = { name, ...contact, message, transcript };
      const { heldBack } = await sendMessage(services, lead, { ...context, channel: "chat" });
      return withoutEmail(heldBack, answers.done, context.language);
    },
  });
}
