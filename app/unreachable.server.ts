/**
 * Whether the database is away, or takes nothing just now: then the same may well succeed a moment later. A statement
 * that is wrong, or takes too long, is a bug and not this.
 */
export function isUnreachable(error: unknown): boolean {
  const {
    code = "",
    message = "",
    cause,
  } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  return (
    networkCodes.test(code) ||
    serverCodes.test(code) ||
    clientMessages.has(message) ||
    (cause !== undefined && isUnreachable(cause))
  );
}

const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;

/** Connection exceptions, starting up or shutting down, no connection left, disk full, and read-only. */
const serverCodes = /^(08\w{3}|57P0[123]|53100|53300|25006)$/;

/** The errors that `pg` itself gives no code. */
const clientMessages = new Set([
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
]);
