import { domainToASCII } from "node:url";

/** One mailbox has many spellings: any case, dots, and whatever follows a plus. */
export function mailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const [local = ""] = address.slice(0, at).normalize("NFKC").toLowerCase().split("+");
  const domain = address.slice(at + 1);
  return `${local.replaceAll(".", "")}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
