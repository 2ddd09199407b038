import type { Database } from "./open.server";
import { inTransaction } from "./transaction.server";

/** A transaction that a refusal ends: it takes back whatever was written before it, and is given as a value. */
export async function orRefused<Done, Refusal extends { refused: string }>(
  db: Database,
  work: (tx: Database) => Promise<Done>,
): Promise<Done | Refusal> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Refusal;
    throw error;
  }
}

/** Thrown inside of it. */
export class Refused<Refusal extends { refused: string } = { refused: string }> extends Error {
  override name = "Refused";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}
