export type SecurityOptions = {
  /** Built pages: SHA-256 of each inline script, in base64. */
  scriptHashes?: string[];
  /** Pages rendered on request: the nonce of their inline scripts. */
  nonce?: string;
  framedBySelf?: boolean;
  /** Where a form may lead besides our own pages. */
  formTargets?: string[];
  tls?: boolean;
};

/**
 * On every answer, static or not. Scripts run from our own files, by hash or by nonce; nothing is loaded from other
 * hosts.
 */
export function securityHeaders(options: SecurityOptions = {}): Record<string, string> {
  const headers: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": options.framedBySelf ? "SAMEORIGIN" : "DENY",
  };
  if (options.tls) headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  return headers;
}

export function contentSecurityPolicy({
  scriptHashes = [],
  nonce,
  framedBySelf,
  formTargets = [],
}: SecurityOptions): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(" "),
    `frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`,
  ].join("; ");
}
