import { data } from "react-router";
import { downloadDocument } from "~/documents/download.server";
import { findQuotationByNumber } from "~/quotations/find-quotation.server";
import { fileOf } from "~/quotations/shown-quotation.server";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import type { Route } from "./+types/pdf";

export async function loader({ params, context }: Route.LoaderArgs) {
  actorWith(context, "quotations.make");
  const services = context.get(servicesContext);
  const found = await findQuotationByNumber(services, params.number);
  if (!found) throw data(null, 404);
  return downloadDocument(services, `staff:${found.quotation.id}`, fileOf(found, services.config));
}
