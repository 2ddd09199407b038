import { createHmac, randomBytes } from "node:crypto";

/** `whsec_` and 32 random bytes, as Standard Webhooks writes a secret. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** The three headers by which a receiver knows that the body is ours, new, and not seen before. */
export function signedHeaders(secret: string, id: string, body: string, now = new Date()) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
