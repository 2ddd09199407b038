/** Whether one mailbox, and nothing else, is reached by sending to `value`. Browser-safe: forms use it, too. */
export function isDeliverableAddress(value: string): boolean {
  return deliverableAddress(value) !== undefined;
}

/**
 * The address as mail servers see it, with its domain in ASCII. International domains are mapped before they
 * are sent to, and the mapping can turn a harmless character into a separator (U+FF0C into a comma), so what
 * is judged is the result of the mapping.
 */
export function deliverableAddress(value: string): string | undefined {
  if (value.length > longestAddress) return undefined;
  const [local = "", domain = "", ...more] = value.split("@");
  if (more.length > 0 || local.length > longestLocalPart || !localPart.test(local)) return undefined;
  if (!domainCharacters.test(domain) || hasCompatibilityForms(value)) return undefined;
  const ascii = asciiDomain(domain);
  if (!ascii || !hostName.test(ascii)) return undefined;
  const address = `${local}@${ascii}`;
  return address.length > longestAddress ? undefined : address;
}

const longestAddress = 254;
const longestLocalPart = 64;
/** Words of letters, digits and the signs that need no quotes (RFC 5322, 3.2.3), with single dots between. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** At least two labels, the last of which is not a number. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Full-width letters and the like stand for other characters once they are mapped. */
function hasCompatibilityForms(value: string): boolean {
  return value.normalize("NFKC") !== value.normalize("NFC");
}

/** The platform's own IDNA mapping. */
function asciiDomain(domain: string): string | undefined {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}
