export type Entry = { at: number; kind: "request" | "hook"; what: string; status: number | "lost" };
export type Journal = ReturnType<typeof openJournal>;

/** Everything that passed, and what the next requests shall meet instead of their answer. */
export function openJournal(now: () => number) {
  const entries: Entry[] = [];
  let faults: Fault[] = [];

  return {
    entries,
    note(kind: Entry["kind"], what: string, status: Entry["status"]) {
      entries.push({ at: now(), kind, what, status });
      if (entries.length > 500) entries.shift();
    },
    /** Lets the next `times` requests whose path holds `match` fail in the given way. */
    next(fault: Fault) {
      faults.push({ times: 1, ...fault });
    },
    takeFault(path: string): Fault | undefined {
      const fault = faults.find(({ match }) => path.includes(match));
      if (fault) fault.times = (fault.times ?? 1) - 1;
      faults = faults.filter(({ times = 1 }) => times > 0);
      return fault;
    },
    reset() {
      entries.length = 0;
      faults = [];
    },
  };
}

export type Fault = {
  match: string;
  times?: number;
  /** The connection is closed without an answer. */
  drop?: boolean;
  /** It is heard and acted upon, and the answer never arrives. */
  loseAnswer?: boolean;
  status?: number;
  body?: string;
};
