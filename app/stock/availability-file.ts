import { machines } from "~/catalogue/machines";
import { servicesContext } from "~/services-context";
import type { Route } from "./+types/availability-file";
import { availabilities } from "./read-stock.server";

/** What built pages ask when they are read: they were made before it was known. By the pages of the machines. */
export async function loader({ context }: Route.LoaderArgs) {
  const said = await availabilities(context.get(servicesContext));
  return Response.json(Object.fromEntries(machines.map(({ id, path }) => [path, said[id]])));
}
