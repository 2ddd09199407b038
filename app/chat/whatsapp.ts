import { site } from "~/site";

/** Opens WhatsApp with the text already typed. */
export function whatsappUrl(text: string): string {
  return `https://wa.me/${site.phones[0].replace(/\D/g, "")}?text=${encodeURIComponent(text.slice(0, 1000))}`;
}
