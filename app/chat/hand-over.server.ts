import { attempt, readPost, refuse } from "~/forms/post.server";
import { brokenRules } from "~/forms/rules";
import { sendMessage } from "~/leads/contact-messages.server";
import { handOverInput } from "~/leads/hand-over-input";
import { readTranscript } from "~/leads/transcript";
import type { Services } from "~/services.server";
import { chat } from "./content";

/** A message left in the chat, stored with the conversation before it. */
export async function handOver(services: Services, request: Request) {
  const post = await readPost(request);
  const input = handOverInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(handOverInput, post.fields));
  const { name, contact, message } = input.data;
  const reachedBy = contact.includes("@") ? { email: contact } : { phone: contact };
  const transcript = readTranscript(post.fields.transcript);
  return attempt(services, post, chat.handOver.answers, async () => {
    await sendMessage(
      services,
      { name, ...reachedBy, message, transcript },
      { ...post.context, channel: "chat" },
    );
    return {};
  });
}
