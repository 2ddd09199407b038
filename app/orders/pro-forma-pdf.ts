import { downloadPaper } from "~/papers/download.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/pro-forma-pdf";
import { findPurchase } from "./find-purchase.server";
import { proFormaOf } from "./pro-forma-file.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findPurchase(services, params.key);
  if (!found) return new Response("Not found", { status: 404 });
  return downloadPaper(services, found.purchase.id, await proFormaOf(services, found));
}
