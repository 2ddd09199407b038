/**
 * Sales made without a network wait on the till, oldest first. A sale leaves the till only after the office has
 * it, and the office takes each receipt number once, so a sale sent again after a lost answer is not doubled.
 */
export type Queue = { waiting: readonly number[]; office: readonly number[] };

export const emptyQueue: Queue = { waiting: [], office: [] };

export function keep(queue: Queue, sale: number): Queue {
  if (queue.waiting.includes(sale) || queue.office.includes(sale)) return queue;
  return { ...queue, waiting: [...queue.waiting, sale] };
}

export function next({ waiting }: Queue): number | undefined {
  return waiting[0];
}

/** The sale has reached the office. The till does not know it yet. */
export function arrive(queue: Queue, sale: number): Queue {
  if (!queue.waiting.includes(sale) || queue.office.includes(sale)) return queue;
  return { ...queue, office: [...queue.office, sale] };
}

/** The office's answer has reached the till. */
export function leave(queue: Queue, sale: number): Queue {
  if (!queue.office.includes(sale)) return queue;
  return { ...queue, waiting: queue.waiting.filter((each) => each !== sale) };
}

/** With a network a sale is in the books at once. */
export function book(queue: Queue, sale: number): Queue {
  return leave(arrive(keep(queue, sale), sale), sale);
}

export function isSynced({ office }: Queue, sale: number): boolean {
  return office.includes(sale);
}
