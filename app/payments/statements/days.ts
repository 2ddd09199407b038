/** Days in Nairobi, the last one included. */
export type Days = { from: string; to: string };
