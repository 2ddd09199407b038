export type SecurityOptions = { scriptHashes?: string[]; framedBySelf?: boolean; tls?: boolean };

/**
 * On every answer, static or not. Scripts run only from our own files or by hash; nothing is loaded elsewhere.
 * Kept short: a proxy in front reads these bytes with every page it serves.
 */
export function securityHeaders({
  scriptHashes = [],
  framedBySelf = false,
  tls = false,
}: SecurityOptions = {}) {
  const headers: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes, framedBySelf),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": framedBySelf ? "SAMEORIGIN" : "DENY",
  };
  if (tls) headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  return headers;
}

function contentSecurityPolicy(scriptHashes: string[], framedBySelf: boolean): string {
  const hashes = scriptHashes.map((hash) => ` 'sha256-${hash}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`,
  ].join("; ");
}
