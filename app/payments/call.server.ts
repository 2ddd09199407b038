import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { Trace } from "./provider";

export type Request = {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

/** How long each kind of call may take. One that starts a payment is waited for longest. */
export const patience = { token: 10_000, question: 15_000, start: 30_000 };

/** An answer of any kind, or none. Gateways answer with HTML, with nothing and with somebody else's JSON. */
export type Reply =
  | { reached: true; status: number; text: string; json: unknown }
  | { reached: false; failure: "timeout" | "network" };

export async function call(
  { url, method = "POST", headers, body }: Request,
  timeoutMs: number,
): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers, body, signal, redirect: "manual" });
    const text = await response.text();
    return { reached: true, status: response.status, text, json: parsed(text) };
  } catch (error) {
    // `fetch` throws a TypeError for everything between us and an answer, and the signal's reason when time is up.
    if (error instanceof TypeError) return { reached: false, failure: "network" };
    if (error instanceof DOMException) return { reached: false, failure: "timeout" };
    throw error;
  }
}

/** For calls that may be repeated without harm: after no answer or a server's own failure, twice more. */
export async function callAgain(request: Request, timeoutMs: number, pauses = [500, 2_000]): Promise<Reply> {
  const reply = await call(request, timeoutMs);
  const [pause, ...more] = pauses;
  if (pause === undefined || (reply.reached && reply.status < 500)) return reply;
  await sleep(pause * (0.75 + Math.random() / 2));
  return callAgain(request, timeoutMs, more);
}

/** The answer's body, if it is what the provider documents. */
export function bodyOf<Schema extends z.ZodType>(reply: Reply, schema: Schema): z.output<Schema> | undefined {
  if (!reply.reached) return undefined;
  const result = schema.safeParse(reply.json);
  return result.success ? result.data : undefined;
}

export function traceOf(reply: Reply, more: Omit<Trace, "http" | "failure"> = {}): Trace {
  return reply.reached ? { http: reply.status, ...more } : { failure: reply.failure };
}

export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
