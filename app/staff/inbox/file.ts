import { data } from "react-router";
import { findFile } from "~/incoming-email/find-file.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";

export const handle = { right: "inbox.work" } satisfies StaffAccess;

/** A file that a stranger sent: always saved, never opened in a page of ours. */
export const loader = staffLoader(handle, async ({ services, actor, params: { id = "" } }) => {
  const file = await findFile(services, actor, id);
  if (!file) throw data(null, 404);
  return new Response(new Uint8Array(file.content), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename*=UTF-8''${encoded(file.name)}`,
      "Content-Length": String(file.content.byteLength),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
});

/** RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
