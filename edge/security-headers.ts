export type SecurityOptions = { scriptHashes?: string[]; framedBySelf?: boolean; tls?: boolean };

/** On every answer, static or not. Scripts run only from our own files or by hash; nothing is loaded elsewhere. */
export function securityHeaders({
  scriptHashes = [],
  framedBySelf = false,
  tls = false,
}: SecurityOptions = {}) {
  const headers: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes, framedBySelf),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": framedBySelf ? "SAMEORIGIN" : "DENY",
  };
  if (tls) headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  return headers;
}

function contentSecurityPolicy(scriptHashes: string[], framedBySelf: boolean): string {
  const hashes = scriptHashes.map((hash) => ` 'sha256-${hash}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`,
  ].join("; ");
}
