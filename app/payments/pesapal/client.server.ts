import { z } from "zod";
import { bodyOf, call, callAgain, patience, type Reply } from "../call.server";
import { openTokens } from "../token.server";
import type { PesapalSettings } from "./settings";

export type PesapalClient = ReturnType<typeof openClient>;

const json = { accept: "application/json", "content-type": "application/json" };

/** Pesapal's interface: a token of five minutes, JSON, and errors that often come with status 200. */
export function openClient(settings: PesapalSettings) {
  const tokens = openTokens(() => fetchToken(settings));

  async function sendBy(
    how: typeof call,
    path: string,
    body: object | undefined,
    timeoutMs: number,
  ): Promise<Reply | undefined> {
    return tokens.use(
      (token) =>
        how(
          {
            url: settings.baseUrl + path,
            method: body ? "POST" : "GET",
            headers: { ...json, authorization: `Bearer ${token}` },
            body: body && JSON.stringify(body),
          },
          timeoutMs,
        ),
      (reply) => reply.reached && reply.status === 401,
    );
  }

  return {
    /** Questions, which may be repeated. */
    ask: (path: string, body?: object) => sendBy(callAgain, path, body, patience.question),
    /** What starts a payment: its id is taken by the first that arrives, so a repeat would be refused as our fault. */
    start: (path: string, body: object) => sendBy(call, path, body, patience.start),
  };
}

async function fetchToken({ baseUrl, consumerKey, consumerSecret }: PesapalSettings) {
  const body = JSON.stringify({ consumer_key: consumerKey, consumer_secret: consumerSecret });
  const reply = await callAgain(
    { url: `${baseUrl}/api/Auth/RequestToken`, headers: json, body },
    patience.token,
  );
  const answer = bodyOf(reply, tokenAnswer);
  return answer && { value: answer.token, expiresAt: Date.parse(answer.expiryDate) };
}

const tokenAnswer = z.object({ token: z.string().min(1), expiryDate: z.string() });

/** A good answer carries `"error": null`, or an object of nulls. */
export const pesapalError = z.object({
  error: z.object({ code: z.string().min(1), message: z.string().nullish() }),
});
