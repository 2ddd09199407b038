import { createCookie } from "react-router";
import type { Config } from "~/config";

const seconds = 15 * 60;
const attributes = { path: "/staff", httpOnly: true, sameSite: "lax" as const, maxAge: seconds };

/** The hash of the link that this browser asked for. In this browser the link signs in by itself. */
const asked = createCookie("staff.asked", attributes);

/** Where the person was going. Not in the link: an address may hold what they searched for. */
const next = createCookie("staff.next", attributes);

type Asked = { askedFor: string; next: string };

export async function rememberAsked({ siteUrl }: Config, value: Asked): Promise<[string, string][]> {
  const secure = siteUrl.startsWith("https:");
  return [
    ["Set-Cookie", await asked.serialize(value.askedFor, { secure })],
    ["Set-Cookie", await next.serialize(value.next, { secure })],
  ];
}

export async function readAsked(headers: Headers): Promise<Partial<Asked>> {
  const cookie = headers.get("cookie");
  const values = { askedFor: await asked.parse(cookie), next: await next.parse(cookie) };
  return {
    askedFor: typeof values.askedFor === "string" ? values.askedFor : undefined,
    next: typeof values.next === "string" ? values.next : undefined,
  };
}

export async function forgetAsked(): Promise<string[]> {
  return [await asked.serialize("", { maxAge: 0 }), await next.serialize("", { maxAge: 0 })];
}
