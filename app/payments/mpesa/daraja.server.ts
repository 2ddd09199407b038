import { z } from "zod";
import { basic, bodyOf, call, callAgain, patience, type Reply } from "../call.server";
import { openTokens } from "../token.server";
import type { MpesaSettings } from "./settings";

export type Daraja = ReturnType<typeof openDaraja>;

/** Safaricom's gateway: an access token, and JSON posted with it. */
export function openDaraja(settings: Pick<MpesaSettings, "baseUrl" | "consumerKey" | "consumerSecret">) {
  const tokens = openTokens(() => fetchToken(settings));

  /** Undefined when there is no token: then nothing was asked, and nothing happened. */
  function post(path: string, body: object, timeoutMs: number): Promise<Reply | undefined> {
    return tokens.use(
      (token) =>
        call(
          {
            url: settings.baseUrl + path,
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            body: JSON.stringify(body),
          },
          timeoutMs,
        ),
      saysInvalidToken,
    );
  }

  return { post };
}

async function fetchToken({ baseUrl, consumerKey, consumerSecret }: Parameters<typeof openDaraja>[0]) {
  const reply = await callAgain(
    {
      url: `${baseUrl}/oauth/v1/generate?grant_type=client_credentials`,
      method: "GET",
      headers: { authorization: basic(consumerKey, consumerSecret) },
    },
    patience.token,
  );
  const answer = bodyOf(reply, tokenAnswer);
  return answer && { value: answer.access_token, expiresAt: Date.now() + answer.expires_in * 1_000 };
}

// Shown as a number in the documentation, sent as text.
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/** The status varies between 400, 401 and 404, and so does the code; the words don't. */
function saysInvalidToken(reply: Reply): boolean {
  return reply.reached && reply.status >= 400 && /invalid access token/i.test(reply.text);
}

/** The gateway's own refusals. */
export const darajaError = z.object({
  requestId: z.string().optional(),
  errorCode: z.string(),
  errorMessage: z.string().default(""),
});
