import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** A certificate for `host` that nobody trusts, in `folder`. */
export function selfSigned(folder: string, host: string) {
  const [certificate, key] = [join(folder, "velto.pem"), join(folder, "velto.key")];
  const args = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", `/CN=${host}`];
  execFileSync("openssl", ["req", ...args, "-out", certificate, "-keyout", key], { stdio: "pipe" });
  return { certificate, key };
}
