import { createSign, createVerify, generateKeyPairSync, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Context } from "../context";

/** What PayPal tells the shop, signed, and how it answers whether a signature is its own. */
export function openWebhooks(context: Context, webhookId: string) {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    async tell(event: string, resource: object) {
      const id = `WH-${randomBytes(8).toString("hex")}`;
      // As PayPal writes it: numbers and empty objects that a JSON library would write otherwise.
      const body = `{"id":"${id}","event_type":"${event}","event_version":1.0,"links":{},"resource":${JSON.stringify(resource)}}`;
      const time = new Date(context.clock.now()).toISOString();
      const signed = `${id}|${time}|${webhookId}|${crc32(body)}`;
      await context.post(`${context.siteUrl}/hooks/paypal`, body, {
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": `${context.url()}/paypal/cert.pem`,
        "paypal-transmission-id": id,
        "paypal-transmission-time": time,
        "paypal-transmission-sig": createSign("RSA-SHA256").update(signed).sign(pair.privateKey, "base64"),
      });
    },
    /** `text` is the question as it came: every byte of the event in it counts. */
    isGenuine(text: string): boolean {
      const told = JSON.parse(text) as Record<string, string>;
      const raw = text.slice(text.indexOf('"webhook_event":') + 16, -1);
      const signed = `${told.transmission_id}|${told.transmission_time}|${told.webhook_id}|${crc32(raw)}`;
      const verify = createVerify("RSA-SHA256").update(signed);
      return (
        told.webhook_id === webhookId &&
        verify.verify(pair.publicKey, String(told.transmission_sig), "base64")
      );
    },
  };
}
