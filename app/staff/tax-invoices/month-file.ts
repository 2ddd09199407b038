import { redirect } from "react-router";
import { z } from "zod";
import { recordAudit } from "~/audit/audit.server";
import type { StaffAccess } from "../access";
import { staffAction } from "../action.server";
import { csvFile } from "../export/csv-stream";
import { monthLines } from "./month.server";
import { monthIn } from "./month-in";

export const handle = { right: "everybody", post: "tax-invoices.work", isFresh: true } satisfies StaffAccess;

/** The file itself; the page of the month asks for it. */
export function loader() {
  return redirect("/staff/tax-invoices/month");
}

/** With names and KRA PINs: the VAT return asks for them. */
export const action = staffAction(handle, {
  input: z.object({}),
  standsAt: (typed) => `/staff/tax-invoices/month?month=${monthOfForm(typed)}`,
  async act({ services, actor, typed }) {
    const month = monthOfForm(typed);
    await recordAudit(services.db, actor, {
      action: "export",
      subject: "export",
      subjectId: "tax-invoices",
      after: { month, personal: true },
    });
    return { shown: csvFile(`velto-tax-invoices-${month}`, monthLines(services, actor, month)) };
  },
});

function monthOfForm({ month = "" }: Record<string, string | undefined>) {
  return monthIn(new URLSearchParams({ month }));
}
