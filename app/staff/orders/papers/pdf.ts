import { downloadDocument } from "~/documents/download.server";
import type { StaffAccess } from "../../access";
import { staffLoader } from "../../action.server";
import { paperAsked } from "./paper-of.server";

export const handle = { right: "orders.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async (asked) => {
  const { order, file, language } = await paperAsked(asked);
  return downloadDocument(asked.services, `staff:${order.id}`, file, language);
});
