import { parseSigned, serializeSigned } from "hono/utils/cookie";
import type { Services } from "~/services-context";
import { staffCookiePath } from "./cookie-path";
import { staffSecret } from "./secret.server";

type Signed = { name: string; value: string; maxAge: number; path?: string };
type Needed = Pick<Services, "db" | "config">;

/** `maxAge` is in seconds; 0 takes the cookie back. */
export async function signCookie(
  services: Needed,
  { name, value, maxAge, path = staffCookiePath }: Signed,
): Promise<string> {
  return serializeSigned(prefixed(services, name), value, await staffSecret(services), {
    path,
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(services),
    maxAge,
  });
}

/** Undefined where the cookie is missing, or is not as we signed it. */
export async function readSignedCookie(
  services: Needed,
  headers: Headers,
  name: string,
): Promise<string | undefined> {
  const sent = headers.get("cookie");
  if (!sent?.includes(name)) return undefined;
  const cookies = await parseSigned(sent, await staffSecret(services), prefixed(services, name));
  return cookies[prefixed(services, name)] || undefined;
}

function prefixed(services: Needed, name: string): string {
  return isSecure(services) ? `__Secure-${name}` : name;
}

function isSecure({ config }: Needed): boolean {
  return config.siteUrl.startsWith("https:");
}
