import { redirect } from "react-router";
import { z } from "zod";
import { exportPerson } from "~/privacy/find-person.server";
import { givenOut } from "~/privacy/given-out";
import { readPerson } from "~/privacy/person.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { heldPage } from "./held-document";

export const handle = { right: "privacy.work", isFresh: true } satisfies StaffAccess;

export const loader = staffLoader(handle, () => redirect("/staff/privacy"));

/** What is held about a person, to be given to them: as JSON, or as a page that can be read and printed. */
export const action = staffAction(handle, {
  input: z.object({ person: z.string().default("").transform(readPerson), as: z.string().optional() }),
  standsAt: () => "/staff/privacy",
  async act({ services, actor, input: { person, as } }) {
    if (!person) return { to: "/staff/privacy" };
    const given = givenOut(await exportPerson(services, actor, person), new Date());
    const headers = { "Cache-Control": "private, no-store" };
    if (as === "page") {
      const page = { ...headers, "Content-Type": "text/html; charset=utf-8" };
      return { shown: new Response(heldPage(given), { headers: page }) };
    }
    const json = {
      ...headers,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="personal-data.json"',
    };
    return { shown: new Response(JSON.stringify(given, null, 2), { headers: json }) };
  },
});
