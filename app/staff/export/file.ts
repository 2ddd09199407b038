import { redirect } from "react-router";
import { z } from "zod";
import { type Fields, parseFields } from "~/forms/rules";
import type { StaffAccess } from "../access";
import { staffAction } from "../action.server";
import { actorWith } from "../auth/session.server";
import { exportFile } from "./export.server";
import { exportInput } from "./input";

export const handle = { right: "everybody", post: "export.plain", isFresh: true } satisfies StaffAccess;

/** The file itself; the form that asks for it is at `/staff/export`, and shows what was wrong. */
export function loader() {
  return redirect("/staff/export");
}

export const action = staffAction(handle, {
  input: z.object({}),
  standsAt: formWith,
  async act({ services, actor, typed, context }) {
    if (typed.personal) actorWith(context, "export.personal");
    const parsed = parseFields(exportInput, typed);
    if ("errors" in parsed) return { to: formWith(typed) };
    return { shown: await exportFile(services, actor, parsed.input) };
  },
});

function formWith(typed: Fields): string {
  return `/staff/export?${new URLSearchParams({ ...typed, checked: "1" })}`;
}
