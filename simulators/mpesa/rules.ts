import type { Clock } from "../clock";

/** Where Safaricom's environments differ, or nobody knows. Tests switch what they are about. */
export type MpesaRules = {
  /** Live: addresses are registered once, and callbacks go to https only. */
  isLive: boolean;
  /** The sandbox takes five questions a minute for prompts; the live limit is unknown. Nothing: no limit. */
  queriesPerMinute: number | undefined;
  pullsPerMinute: number | undefined;
  /** The documentation writes `ResponseStatus`, the sandbox `Response Status`. */
  isStatusSpaced: boolean;
};

export function defaultRules(): MpesaRules {
  return { isLive: false, queriesPerMinute: undefined, pullsPerMinute: undefined, isStatusSpaced: true };
}

/** Apigee's spike arrest, as far as it is seen from outside: so many in any minute. */
export function openMeter(clock: Clock) {
  let times: number[] = [];
  return (limit: number | undefined): boolean => {
    const now = clock.now();
    times = times.filter((time) => time > now - 60_000);
    if (limit !== undefined && times.length >= limit) return false;
    times.push(now);
    return true;
  };
}

export const spikeArrest = {
  fault: {
    faultstring: "Spike arrest violation. Allowed rate : 5pm",
    detail: { errorcode: "policies.ratelimit.SpikeArrestViolation" },
  },
};
