/**
 * The attributes by which a script knows parts of other features, or tells their styles how things stand. Every other
 * `data-…` is of one folder (`tests/marks.test.ts`).
 */
export const marks = {
  /** On html of an acting page: the application "waits" until the page has loaded, then it "runs". */
  application: "data-application",
  /** On html: the browser has no connection. */
  offline: "data-offline",
  /** How a part comes into view. */
  reveal: "data-reveal",
  /** The address to which a picture goes along. */
  carried: "data-carried",
  /** Where a form says what went wrong as a whole. */
  formMessage: "data-form-message",
} as const;
