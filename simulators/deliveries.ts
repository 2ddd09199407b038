import type { Clock } from "./clock";

/** What happens to the next `times` hooks whose address holds `match`. */
export type Delivery = {
  match: string;
  times?: number;
  /** Never sent. */
  drop?: boolean;
  /** Sent this often, one after the other. */
  repeat?: number;
  /** Sent so many seconds later. */
  delay?: number;
  /** Kept until `release`. */
  hold?: boolean;
};
export type Deliveries = ReturnType<typeof openDeliveries>;

/** The way of hooks to the shop: as they come, or lost, repeated, late and in another order. */
export function openDeliveries(clock: Clock) {
  let plans: Delivery[] = [];
  let held: (() => Promise<void>)[] = [];

  function planFor(url: string): Delivery | undefined {
    const plan = plans.find(({ match }) => url.includes(match));
    if (plan) plan.times = (plan.times ?? 1) - 1;
    plans = plans.filter(({ times = 1 }) => times > 0);
    return plan;
  }

  return {
    next(plan: Delivery) {
      plans.push({ times: 1, ...plan });
    },
    async send(url: string, post: () => Promise<void>) {
      const { drop, repeat = 1, delay, hold } = planFor(url) ?? {};
      const posts = async () => {
        for (let n = 0; n < repeat; n++) await post();
      };
      if (drop) return;
      if (hold) held.push(posts);
      else if (delay) clock.after(delay, posts);
      else await posts();
    },
    /** What was held arrives, the last one first if so wished. */
    async release({ reversed = false } = {}) {
      const due = reversed ? held.toReversed() : held;
      held = [];
      for (const posts of due) await posts();
    },
  };
}
