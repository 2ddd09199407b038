import type { WriteKind } from "./rate-limits.server";

/**
 * What a route tells the server about requests for it, before it runs:
 * `export const handle = { … } satisfies RouteFacts`. A route inside a layout has the layout's facts too. That an
 * address holds a secret is said by the name of its parameter: `:key`, `:token` or `:secret`.
 */
export type RouteFacts = {
  /** Under which count a form that is sent here is limited. */
  limit?: WriteKind;
  /** How many bytes a form may send, if it takes a file. */
  bodyLimit?: number;
  /** Where its forms may lead besides our own pages. */
  formsLeadTo?: "checkout" | "whatsapp";
  /** Our own pages show it in a frame. */
  framedBySelf?: boolean;
};
