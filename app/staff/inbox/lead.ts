import { redirect } from "react-router";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import type { Route } from "./+types/lead";
import { conversationOfLead } from "./read-conversation.server";

/** The address in emails to sales: they are written before the conversation is known. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "inbox.work");
  const id = await conversationOfLead(context.get(servicesContext), actor, params.id);
  if (!id) throw new Response("This lead is no longer there.", { status: 404 });
  return redirect(`/staff/inbox/${id}`);
}
