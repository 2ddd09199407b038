import { redirectDocument } from "react-router";
import { previewCookie } from "~/content-desk/preview-cookie.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";

export const handle = { right: "content.edit" } satisfies StaffAccess;

/** Leads to the page itself, where this browser sees the drafts for half an hour. */
export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const to = url.searchParams.get("to") ?? "";
  const page = /^\/(?!\/)[\w/-]*$/.test(to) ? to : "/";
  const headers = { "Set-Cookie": await previewCookie(services, actor) };
  return redirectDocument(`${page}?preview=1`, { status: 303, headers });
});
