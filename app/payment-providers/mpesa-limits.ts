/** Safaricom's own, in shillings. They change from time to time. */
export const mpesaLimits = { least: 1, most: 250_000, aDay: 500_000 };

/**
 * Safaricom wants this long between two prompts, and longer for the same amount to the same phone. After a lost answer
 * the prompt may be on the phone: it is left to run out.
 */
export const promptPauses = { any: 60, same: 125, unclear: 180 };

/** How long a prompt is taken to stay on the phone; sources say 60 to 180 seconds. */
export const promptSeconds = 90;
