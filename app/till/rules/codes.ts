/** The code in an M-Pesa message. */
export function isMpesaCode(text: string): boolean {
  return /^[A-Z0-9]{10}$/i.test(text.trim());
}

/** The approval code on a card slip. */
export function isApprovalCode(text: string): boolean {
  return /^\d{6}$/.test(text.trim());
}

/** A Kenyan mobile number, however it is spaced. */
export function isMobileNumber(text: string): boolean {
  return /^(\+?254|0)[17]\d{8}$/.test(text.replace(/[\s-]/g, ""));
}
