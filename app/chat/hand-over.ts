import { servicesContext } from "~/services.server";
import type { Route } from "./+types/hand-over";
import { handOver } from "./hand-over.server";

/** Where the chat's own script posts to. Without it, the form posts to the widget page. */
export function action({ request, context }: Route.ActionArgs) {
  return handOver(context.get(servicesContext), request);
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
