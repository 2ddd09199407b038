/** Why nothing was booked. */
export type BookingRefusal = {
  refused:
    | "unknown"
    /** Somebody was faster, or nobody is free. */
    | "taken"
    /** Not among the times that are offered: past, too far ahead, a holiday, a day off. */
    | "not-offered"
    /** It starts too soon for a change without a call. */
    | "too-late"
    /** It was cancelled in the meantime. */
    | "cancelled"
    /** Each change is an email to an address that anybody could have typed. */
    | "too-often"
    /** This mailbox has a demo ahead already. */
    | "has-one"
    /** Many times were taken from this network today, or by everybody in this hour. */
    | "too-many";
};

/** Thrown where what was done so far in the transaction has to be undone. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly refused: BookingRefusal["refused"];

  constructor(refused: BookingRefusal["refused"]) {
    super(`Not booked: ${refused}`);
    this.refused = refused;
  }
}

export function refusalIn(error: unknown): BookingRefusal {
  if (error instanceof RefusedError) return { refused: error.refused };
  throw error;
}
