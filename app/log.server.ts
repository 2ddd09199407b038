import pino, { type DestinationStream, type Logger } from "pino";
import { createContext } from "react-router";

/** Where surprises are written. The edge sets the site's log; a prerender has only the console. */
export const logContext = createContext<{ error: (details: object, message: string) => void }>(console);

export function openLog(level: string, stream?: DestinationStream): Logger {
  return pino({ level, serializers: { err: withoutValues } }, stream);
}

/**
 * Database errors repeat the values they were given: names, addresses, the key of an order. The kind of error and
 * the place in the code are enough to find its cause.
 */
export function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return error;
  if (!chainOf(error).some(repeatsValues)) return pino.stdSerializers.err(error);
  const { code, constraint } = chainOf(error).at(-1) as { code?: string; constraint?: string };
  return {
    type: error.name,
    code,
    constraint,
    stack: error.stack?.replace(/^[\s\S]*?(?=\n\s+at )/, ""),
  };
}

function chainOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...chainOf(error.cause)] : [error];
}

/** What Drizzle adds to an error, and what PostgreSQL does. */
function repeatsValues(error: Error): boolean {
  return "params" in error || "severity" in error;
}
