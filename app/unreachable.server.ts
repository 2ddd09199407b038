/** Whether the database is away, or takes nothing just now: then the same may well succeed a moment later. */
export function isUnreachable(error: unknown): boolean {
  const {
    code = "",
    message = "",
    cause,
  } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  return (
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|25006|53[13]00|57P0[123]|08\w{3})$/.test(
      code,
    ) ||
    /timeout (expired|exceeded)|read timeout|Connection terminated/i.test(message) ||
    (cause !== undefined && isUnreachable(cause))
  );
}
