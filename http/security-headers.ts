export type SecurityOptions = {
  /** Built pages: SHA-256 of each inline script, in base64. */
  scriptHashes?: string[];
  /** Pages rendered on request: the nonce of their inline scripts. */
  nonce?: string;
  framedBySelf?: boolean;
  /** Where a form may lead besides our own pages. Browsers hold the redirect after a post to this as well. */
  formTargets?: string[];
  tls?: boolean;
};

/**
 * On every page and answer of the server. Scripts run from our own files, by hash or by nonce; nothing is loaded from
 * other hosts.
 */
export function securityHeaders(options: SecurityOptions = {}): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": options.framedBySelf ? "SAMEORIGIN" : "DENY",
    ...insistOnTls(options.tls),
  };
}

/**
 * On the files that a page is made of, which no browser shows as a page. A script may be a worker's, which takes its
 * policy from its own file, and an SVG is a document once somebody opens its address. Browsers ignore the rest there,
 * and a page of 30 files would carry some 10 KB of it.
 */
export function fileSecurityHeaders(extension: string, tls: boolean): Record<string, string> {
  const policy = filePolicies[extension];
  return {
    ...(policy && { "Content-Security-Policy": policy }),
    "X-Content-Type-Options": "nosniff",
    ...insistOnTls(tls),
  };
}

const filePolicies: Record<string, string> = {
  ".js": "default-src 'self'",
  ".svg": "default-src 'none'; style-src 'unsafe-inline'",
};

function insistOnTls(tls?: boolean): Record<string, string> {
  return tls ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {};
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
