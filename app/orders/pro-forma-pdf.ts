import { downloadDocument, noDocument } from "~/documents/download.server";
import { languageOf } from "~/language/language";
import { payServicesContext } from "~/payments/services";
import type { Route } from "./+types/pro-forma-pdf";
import { findOrder } from "./find-order.server";
import { proFormaOf } from "./pro-forma-file.server";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(payServicesContext);
  const language = languageOf(url.pathname);
  const found = await findOrder(services, params.key);
  if (!found) return noDocument(language);
  return downloadDocument(services, found.order.id, await proFormaOf(services, found, language), language);
}
