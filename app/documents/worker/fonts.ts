/** The bytes of the fonts that a document is set in. */
export type Fonts = { text: Uint8Array; strong: Uint8Array; display: Uint8Array };
