import { redirect } from "react-router";
import { recordAudit } from "~/audit/audit.server";
import { readFields } from "~/forms/read-form.server";
import { servicesContext } from "~/services-context";
import type { StaffAccess } from "../../access";
import { actorWith, requireFresh } from "../../auth/session.server";
import { csvFile } from "../../export/csv-stream";
import type { Route } from "./+types/file";
import { readFilter, statementAddress } from "./filter";
import { statementLines } from "./statement-lines.server";

export const handle = { right: "everybody", post: "export.plain" } satisfies StaffAccess;

/** The file itself; the page that shows the same rows asks for it. */
export function loader() {
  return redirect("/staff/money/statement");
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, handle.post);
  const fields = await readFields(request);
  const { period, place } = readFilter(new URLSearchParams(fields));
  const page = statementAddress({ period, place });
  // Asked as for the page, so that whoever has to prove who they are comes back to it.
  await requireFresh({ request: new Request(new URL(page, request.url)), context });
  const services = context.get(servicesContext);
  await recordAudit(services.db, actor, {
    action: "export",
    subject: "export",
    subjectId: "money",
    after: { ...period, provider: place ?? "", personal: false },
  });
  const name = ["velto", "money", ...Object.values(period), ...(place ? [place] : [])].join("-");
  return csvFile(name, statementLines(services, actor, { period, place }));
}
