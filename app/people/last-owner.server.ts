/** The database keeps an owner, also when two of them give up at the same moment (migration 0004). */
export async function unlessLastOwner<T>(work: () => Promise<T>): Promise<T | { state: "last-owner" }> {
  try {
    return await work();
  } catch (error) {
    if (isLastOwner(error)) return { state: "last-owner" };
    throw error;
  }
}

function isLastOwner(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    (error as Error & { constraint?: string }).constraint === "staff_one_owner" || isLastOwner(error.cause)
  );
}
