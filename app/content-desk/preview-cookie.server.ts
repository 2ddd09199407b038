import type { Actor } from "~/access/rights";
import { readSignedCookie, signCookie } from "~/access/signed-cookie.server";
import type { Services } from "~/services-context";

const name = "content-preview";
const minutes = 30;

/** Somebody with the right may see drafts at the addresses of the pages, in this browser, for a while. */
export function previewCookie(services: Services, actor: Pick<Actor, "id">): Promise<string> {
  const value = `${actor.id}.${Date.now() + minutes * 60_000}`;
  return signCookie(services, { name, value, maxAge: minutes * 60, path: "/" });
}

export async function mayPreview(services: Services, headers: Headers): Promise<boolean> {
  const [, until] = (await readSignedCookie(services, headers, name))?.split(".") ?? [];
  return Number(until) > Date.now();
}
