import type { RouteFacts } from "~/route-facts";
import type { Route } from "./+types/hand-over";
import { handOver } from "./hand-over.server";

export const handle = { limit: "contact" } satisfies RouteFacts;

/** Where the chat's own script posts to. Without it, the form posts to the widget page. */
export function action(args: Route.ActionArgs) {
  return handOver(args);
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
