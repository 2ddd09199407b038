import { data } from "react-router";
import { downloadDocument } from "~/documents/download.server";
import { findQuotationByNumber } from "~/quotations/find-quotation.server";
import { fileOf } from "~/quotations/shown-quotation.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";

export const handle = { right: "quotations.make" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, params: { number = "" } }) => {
  const found = await findQuotationByNumber(services, number);
  if (!found) throw data(null, 404);
  return downloadDocument(
    services,
    `staff:${found.quotation.id}`,
    fileOf(found, services.config, found.quotation.language),
  );
});
