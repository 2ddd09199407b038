import { data } from "react-router";
import { fileResponse, findInvoiceFile } from "~/tax-invoices/find-file.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";

export const handle = { right: "tax-invoices.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, params: { number = "" } }) => {
  const content = await findInvoiceFile(services.db, number);
  if (!content) throw data(null, 404);
  return fileResponse(content, `tax-invoice-${number}.pdf`);
});
