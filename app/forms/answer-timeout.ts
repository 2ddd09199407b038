/** How long a form waits for an answer. */
export const answerTimeoutMs = 15_000;
