/** Of a provider's file: the server reads no more. */
export const fileLimits = { bytes: 10 * 1024 * 1024, lines: 50_000 };
