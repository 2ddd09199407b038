import { sendMessage } from "~/contact/messages.server";
import type { Tools } from "~/tools.server";
import { attempt, readPost, refuse } from "~/ui/form-post.server";
import { brokenRules } from "~/ui/form-rules";
import { chat } from "./content.ts";
import { handOverInput, readTranscript } from "./input.ts";

/** A message left in the chat, stored with what was said before it. */
export async function handOver(tools: Tools, request: Request) {
  const post = await readPost(request);
  const input = handOverInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(handOverInput, post.fields));
  const { name, contact, message } = input.data;
  const reachedBy = contact.includes("@") ? { email: contact } : { phone: contact };
  const transcript = readTranscript(post.fields.transcript);
  return attempt(tools, post, chat.handOver.answers, async () => {
    await sendMessage(
      tools,
      { name, ...reachedBy, message, transcript },
      { ...post.context, channel: "chat" },
    );
    return {};
  });
}
