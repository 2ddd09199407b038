import { rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Config } from "~/config";
import type { Services } from "~/services-context";
import { staffWork } from "./staff-work.server";

type Answer = { lines: string[]; code: number };

/**
 * While the site has the embedded database open, `npm run staff` asks it through a socket among the site's own
 * files: whoever can reach those can read the database as well.
 */
export function listenForStaffCommands(services: Services): Server | undefined {
  const { config, log } = services;
  if (config.databaseUrl) return undefined;
  const path = socketPath(config);
  // Left behind by a site that was killed. The folder is locked, so nobody else is listening.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(services, socket).catch((error) => {
      log.error({ err: error }, "a staff command failed");
      socket.destroy();
    });
  });
  server.on("error", (error) => log.warn({ err: error }, "npm run staff needs the site stopped"));
  server.listen(path);
  server.unref();
  return server;
}

/** Nothing where no site runs on the embedded database. */
export async function askRunningSite(config: Config, args: string[]): Promise<Answer | undefined> {
  if (config.databaseUrl) return undefined;
  const socket = connect(socketPath(config));
  socket.end(JSON.stringify(args));
  try {
    return JSON.parse(await text(socket)) as Answer;
  } catch (error) {
    if (error instanceof SyntaxError || isConnectionError(error)) return undefined;
    throw error;
  }
}

async function answer({ db, config }: Services, socket: Socket) {
  const args = JSON.parse(await text(socket)) as string[];
  const lines: string[] = [];
  const code = (await staffWork(args)?.({ db, config }, (line) => lines.push(line))) ?? 2;
  socket.end(JSON.stringify({ lines, code } satisfies Answer));
}

function socketPath({ dataDir }: Config): string {
  return join(dataDir, "staff.sock");
}

function isConnectionError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
