import { redirect } from "react-router";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { conversationOfLead } from "./read-conversation.server";

export const handle = { right: "inbox.work" } satisfies StaffAccess;

/** The address in emails to sales: they are written before the conversation is known. */
export const loader = staffLoader(handle, async ({ services, actor, params: { id = "" } }) => {
  const conversation = await conversationOfLead(services, actor, id);
  if (!conversation) throw new Response("This lead is no longer there.", { status: 404 });
  return redirect(`/staff/inbox/${conversation}`);
});
