import pg from "pg";

/**
 * A connection on which PostgreSQL parses and plans what it is often asked once instead of each time: such statements
 * are prepared under a name. Not for a pooler's connections, which change from one transaction to the next.
 */
export class NamingClient extends pg.Client {
  // The library's types have a signature for each way to call it.
  override query(...args: never[]): never {
    const [config, ...others]: unknown[] = args;
    const asked: unknown[] = [named(config, others[0]), ...others];
    return super.query(...(asked as [never])) as never;
  }
}

/** Drizzle's statements with values. `begin` has none, and the job queue's own come as mere texts. */
function named(config: unknown, values: unknown): unknown {
  const { text } = (config ?? {}) as { text?: string };
  const name = text && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
  return name ? { ...(config as object), name } : config;
}

/**
 * A list of values makes another text for each length, so there is an end to them: each name takes memory in each
 * connection.
 */
function nameOf(text: string): string | undefined {
  const statement = statements.get(text) ?? { name: `velto_${statements.size}`, times: 0 };
  if (statements.size < most) statements.set(text, statement);
  statement.times += 1;
  return statement.times > often ? statement.name : undefined;
}

const statements = new Map<string, { name: string; times: number }>();
const often = 5;
const most = 500;
