type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * A lone call is worked on at once. Calls that come while others are under way wait for them and then go
 * together, so that under load many share one statement and one commit. Two groups at a time, because one that
 * waits for a lock must not keep everybody else waiting.
 */
export function together<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { groupsAtOnce = 2, most = 32 } = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  async function next() {
    underWay += 1;
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    underWay -= 1;
  }

  async function settle(group: Waiting<Item, Result>[]) {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as Result);
    } catch (error) {
      // One item that breaks a rule must not take the others with it: each goes again, alone.
      if (group.length > 1 && isAboutData(error)) {
        for (const one of group) await settle([one]);
      } else {
        for (const { reject } of group) reject(error);
      }
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay < groupsAtOnce) void next();
    });
}

/** PostgreSQL's classes of errors for values it can't take and rules they break. */
function isAboutData(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return /^2[23]\w{3}$/.test(code ?? "") || (cause !== undefined && isAboutData(cause));
}
