import type { Services } from "~/services.server";
import { openAuth } from "./auth.server";

/** The secret part of a link that signs its holder in, once and for 15 minutes. */
export async function newSignInToken(services: Services, email: string): Promise<string> {
  const auth = await openAuth(services);
  const { headers } = await auth.api.signInMagicLink({
    body: { email },
    headers: new Headers(),
    returnHeaders: true,
  });
  return headers.get("x-token") as string;
}

/** The cookies of a new session, or nothing where the token was used, is too old or was made up. */
export async function signInWith(services: Services, token: string): Promise<string[] | undefined> {
  const auth = await openAuth(services);
  const answer = await auth.api.magicLinkVerify({
    query: { token },
    headers: new Headers(),
    asResponse: true,
  });
  const cookies = answer.headers.getSetCookie();
  return answer.ok && cookies.length > 0 ? cookies : undefined;
}
