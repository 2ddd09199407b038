/** What a page was read on, as far as its visits are counted. */
export const devices = ["phone", "tablet", "computer"] as const;

export type Device = (typeof devices)[number];
