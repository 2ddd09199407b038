/** How long a form waits for an answer. */
export const patienceMs = 15_000;
