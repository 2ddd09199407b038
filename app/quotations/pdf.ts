import { downloadDocument, noDocument } from "~/documents/download.server";
import { languageOf } from "~/language/language";
import { servicesContext } from "~/services-context";
import type { Route } from "./+types/pdf";
import { findQuotation } from "./find-quotation.server";
import { fileOf } from "./shown-quotation.server";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = languageOf(url.pathname);
  const found = await findQuotation(services, params.key);
  if (!found) return noDocument(language);
  return downloadDocument(services, found.quotation.id, fileOf(found, services.config, language), language);
}
