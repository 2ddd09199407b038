import type { ActionFunctionArgs } from "react-router";
import { formAction } from "~/forms/action.server";
import { sendMessage } from "~/leads/contact-messages.server";
import { handOverInput, readTranscript } from "~/leads/hand-over-input";
import { chat } from "./content";

/** A message left in the chat, stored with the conversation before it. */
export function handOver(args: Pick<ActionFunctionArgs, "request" | "context">) {
  return formAction(args, {
    schema: handOverInput,
    answers: chat.handOver.answers,
    async act(services, { name, contact, message }, { fields, context }) {
      const transcript = readTranscript(fields.transcript);
      await sendMessage(services, { name, ...contact, message, transcript }, { ...context, channel: "chat" });
      return {};
    },
  });
}
