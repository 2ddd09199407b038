import { redirect } from "react-router";
import { z } from "zod";
import { recordAudit } from "~/audit/audit.server";
import type { StaffAccess } from "../access";
import { staffAction } from "../action.server";
import { csvFile } from "../export/csv-stream";
import { fileLines } from "./file-lines";
import { numbersAddress, readRange } from "./range";
import { readNumbers } from "./read-numbers.server";

export const handle = { right: "everybody", post: "export.plain", isFresh: true } satisfies StaffAccess;

/** The file itself; the page that shows the same numbers asks for it. */
export function loader() {
  return redirect("/staff/numbers");
}

export const action = staffAction(handle, {
  input: z.object({}),
  standsAt: (typed) => numbersAddress(rangeIn(typed)),
  async act({ services, actor, typed }) {
    const range = rangeIn(typed);
    const numbers = await readNumbers(services, actor, range);
    await recordAudit(services.db, actor, {
      action: "export",
      subject: "export",
      subjectId: "numbers",
      after: { ...range, personal: false },
    });
    return { shown: csvFile(`velto-numbers-${range.from}-${range.to}`, fileLines(numbers)) };
  },
});

function rangeIn(typed: Record<string, string>) {
  const { from, to } = readRange(new URLSearchParams(typed));
  return { from, to };
}
