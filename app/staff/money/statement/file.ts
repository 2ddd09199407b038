import { redirect } from "react-router";
import { z } from "zod";
import { recordAudit } from "~/audit/audit.server";
import type { Fields } from "~/forms/rules";
import type { StaffAccess } from "../../access";
import { staffAction } from "../../action.server";
import { csvFile } from "../../export/csv-stream";
import { readFilter, statementAddress } from "./filter";
import { statementLines } from "./statement-lines.server";

export const handle = { right: "everybody", post: "export.plain", isFresh: true } satisfies StaffAccess;

/** The file itself; the page that shows the same rows asks for it. */
export function loader() {
  return redirect("/staff/money/statement");
}

export const action = staffAction(handle, {
  input: z.object({}),
  standsAt: (typed) => statementAddress(filterIn(typed)),
  async act({ services, actor, typed }) {
    const { period, place } = filterIn(typed);
    await recordAudit(services.db, actor, {
      action: "export",
      subject: "export",
      subjectId: "money",
      after: { ...period, provider: place ?? "", personal: false },
    });
    const name = ["velto", "money", ...Object.values(period), ...(place ? [place] : [])].join("-");
    return { shown: csvFile(name, statementLines(services, actor, { period, place })) };
  },
});

function filterIn(typed: Fields) {
  const { period, place } = readFilter(new URLSearchParams(typed));
  return { period, place };
}
