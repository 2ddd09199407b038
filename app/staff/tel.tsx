import { readablePhone } from "~/forms/phone-number";

/** A phone number that calls. */
export function Tel({ phone }: { phone: string }) {
  return (
    <a className="text-link" href={telHref(phone)}>
      {readablePhone(phone)}
    </a>
  );
}

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
