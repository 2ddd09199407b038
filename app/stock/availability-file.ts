import { servicesContext } from "~/services-context";
import type { Route } from "./+types/availability-file";
import { availabilities } from "./read-stock.server";

/** What built pages ask when they are read: they were made before it was known. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await availabilities(context.get(servicesContext)));
}
