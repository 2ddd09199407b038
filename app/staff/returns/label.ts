import { data } from "react-router";
import { downloadDocument } from "~/documents/download.server";
import { labelOf } from "~/returns/label";
import { findReturn } from "~/returns/read-returns.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";

export const handle = { right: "orders.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, params: { number = "" } }) => {
  const found = await findReturn(services, number);
  if (!found) throw data(null, 404);
  const { shown, order } = found;
  const file = labelOf(shown, order.language);
  return downloadDocument(services, `staff:${order.id}`, file, order.language);
});
