import { toolsContext } from "~/tools.server";
import type { Route } from "./+types/hand-over";
import { handOver } from "./hand-over.server.ts";

/** Where the chat's own script posts to. Without it, the form posts to the widget page. */
export function action({ request, context }: Route.ActionArgs) {
  return handOver(context.get(toolsContext), request);
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
