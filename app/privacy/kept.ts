/** The numbers of the privacy policy; a test holds the two together. */
export const kept = {
  enquiryMonths: 24,
  spamMonths: 6,
  orderYears: 7,
  emailDays: 90,
  consentMonths: 12,
  payingPhoneDays: 90,
  /** After an unmatched payment is settled. */
  typedAccountDays: 90,
  visitYears: 3,
};
