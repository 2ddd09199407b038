import { downloadDocument } from "~/documents/download.server";
import { languageOf } from "~/language/language";
import { servicesContext } from "~/services-context";
import type { Route } from "./+types/pdf";
import { findQuotation } from "./find-quotation.server";
import { fileOf } from "./shown-quotation.server";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findQuotation(services, params.key);
  if (!found) return new Response("Not found", { status: 404 });
  return downloadDocument(
    services,
    found.quotation.id,
    fileOf(found, services.config, languageOf(url.pathname)),
  );
}
