/**
 * The beginning of a number that is not known to be Safaricom's, such as `0733`. A number may have moved from another
 * network, and new ones are given out, so this is worth a question and no more.
 */
export function unknownPrefix(phone: string): string | undefined {
  return known.test(phone) ? undefined : `0${phone.slice(3, 6)}`;
}

const known = /^254(7(?:[0129]\d|4[0-3568]|5[7-9]|6[89])|11\d)/;
