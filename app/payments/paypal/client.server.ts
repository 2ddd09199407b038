import { z } from "zod";
import { basic, bodyOf, callAgain, patience, type Reply } from "../call.server";
import { openTokens } from "../token.server";
import type { PaypalSettings } from "./settings";

export type PaypalClient = ReturnType<typeof openClient>;
type Sent = { path: string; method?: "GET" | "POST"; body?: string; requestId?: string; timeoutMs: number };

/** PayPal's interface. Every call may be repeated: what changes something carries a request id. */
export function openClient(settings: PaypalSettings) {
  const tokens = openTokens(() => fetchToken(settings));

  function send({ path, method = "POST", body, requestId, timeoutMs }: Sent): Promise<Reply | undefined> {
    return tokens.use(
      (token) =>
        callAgain(
          {
            url: settings.baseUrl + path,
            method,
            headers: {
              authorization: `Bearer ${token}`,
              "content-type": "application/json",
              prefer: "return=representation",
              ...(requestId && { "paypal-request-id": requestId }),
            },
            body,
          },
          timeoutMs,
        ),
      (reply) => reply.reached && reply.status === 401,
    );
  }

  return { send };
}

async function fetchToken({ baseUrl, clientId, clientSecret }: PaypalSettings) {
  const reply = await callAgain(
    {
      url: `${baseUrl}/v1/oauth2/token`,
      headers: {
        authorization: basic(clientId, clientSecret),
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    },
    patience.token,
  );
  const answer = bodyOf(reply, tokenAnswer);
  return answer && { value: answer.access_token, expiresAt: Date.now() + answer.expires_in * 1_000 };
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** What went wrong, by its first issue: the one that PayPal says to act on. */
export function issueOf(reply: Reply): { issue: string; requestId: string | undefined } | undefined {
  const error = bodyOf(reply, errorAnswer);
  return error && { issue: error.details[0]?.issue ?? error.name, requestId: error.debug_id };
}

const errorAnswer = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string() })).default([]),
  debug_id: z.string().optional(),
});
