import { redirect } from "react-router";
import { readFields } from "~/forms/read-form.server";
import { servicesContext } from "~/services-context";
import type { StaffAccess } from "../access";
import { actorWith, requireFresh } from "../auth/session.server";
import type { Route } from "./+types/file";
import { exportFile } from "./export.server";
import { exportInput } from "./input";

export const handle = { right: "everybody", post: "export.plain" } satisfies StaffAccess;

/** The file itself; the form that asks for it is at `/staff/export`, and shows what was wrong. */
export function loader() {
  return redirect("/staff/export");
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, handle.post);
  const values = await readFields(request);
  if (values.personal) actorWith(context, "export.personal");
  const form = new URL("/staff/export", request.url);
  form.search = new URLSearchParams({ ...values, checked: "1" }).toString();
  // Asked as for the page, so that whoever has to prove who they are comes back to it.
  await requireFresh({ request: new Request(form), context });
  const parsed = exportInput.safeParse(values);
  if (!parsed.success) return redirect(form.pathname + form.search, 303);
  return exportFile(context.get(servicesContext), actor, parsed.data);
}
