import { redirect } from "react-router";
import { readForm } from "~/forms/read-form.server";
import { exportPerson } from "~/privacy/find-person.server";
import { givenOut } from "~/privacy/given-out";
import { readPerson } from "~/privacy/person.server";
import { servicesContext } from "~/services-context";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { actorWith, requireFresh } from "../auth/session.server";
import type { Route } from "./+types/held";
import { heldPage } from "./held-document";

export const handle = { right: "privacy.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, () => redirect("/staff/privacy"));

/** What is held about a person, to be given to them: as JSON, or as a page that can be read and printed. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "privacy.work");
  await requireFresh({ request: new Request(new URL("/staff/privacy", request.url)), context });
  const fields = await readForm(request);
  const person = readPerson(String(fields.get("person") ?? ""));
  if (!person) return redirect("/staff/privacy");
  const given = givenOut(await exportPerson(context.get(servicesContext), actor, person), new Date());
  const headers = { "Cache-Control": "private, no-store" };
  if (fields.get("as") === "page") {
    return new Response(heldPage(given), {
      headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
    });
  }
  return new Response(JSON.stringify(given, null, 2), {
    headers: {
      ...headers,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="personal-data.json"',
    },
  });
}
