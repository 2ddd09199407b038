import pino, { type DestinationStream, type Logger } from "pino";
import { createContext } from "react-router";

/** Where unexpected errors are written. The HTTP server sets the site's log; a prerender has only the console. */
export const logContext = createContext<{ error: (details: object, message: string) => void }>(console);

export function openLog(level: string, stream?: DestinationStream): Logger {
  return pino({ level, serializers: { err: impersonal } }, stream);
}

/**
 * Errors of a database or a mail server repeat what was sent to them: a name, an address, a whole message. Only
 * what tells the failure apart is written down.
 */
function impersonal(error: unknown): object {
  if (!isErrorLike(error)) return { type: typeof error };
  const { code, constraint, responseCode, command, cause } = error;
  return {
    type: error.name,
    message: withoutValues(error.message),
    code,
    constraint,
    responseCode,
    command,
    stack: error.stack?.match(/\n {4}at [\s\S]*/)?.[0].trim(),
    cause: cause === undefined ? undefined : impersonal(cause),
  };
}

/** pg-boss tells of a failure by an object with the error's fields. */
function isErrorLike(error: unknown): error is Error & Record<string, unknown> {
  return typeof (error as Error | undefined)?.message === "string";
}

function withoutValues(message: string): string {
  return message
    .replace(/\bparams:[\s\S]*/, "params: …")
    .replace(/=\([^)]*\)/g, "=(…)")
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "<address>")
    .replace(/"[^"]{40,}"/g, '"…"');
}
