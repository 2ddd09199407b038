/** An inline script that a built page may run. The name is for people who read dist/build.json. */
export type NamedHash = { name: string; hash: string };

export type SecurityOptions = {
  /** Built pages: their own scripts. */
  scripts?: NamedHash[];
  /** Pages rendered on request: what React Router and we put on our scripts. */
  nonce?: string;
  framedBySelf?: boolean;
  /** Where a form may lead besides our own pages. */
  formTargets?: string[];
  tls?: boolean;
};

/**
 * On every answer, static or not. Scripts run only from our own files, by hash or by nonce; nothing is loaded
 * elsewhere. Kept short: a proxy in front reads these bytes with every page it serves.
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
  scripts = [],
  nonce,
  framedBySelf,
  formTargets = [],
}: SecurityOptions): string {
  const hashes = new Set(scripts.map(({ hash }) => `'sha256-${hash}'`));
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
