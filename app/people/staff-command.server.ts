import type { Config } from "~/config.server";
import { EmbeddedDatabaseInUseError, openCommandDatabase } from "~/db/command-database.server";
import { prepareDatabase } from "~/services.server";
import { askRunningSite } from "./staff-socket.server";
import { type Print, staffWork, usage } from "./staff-work.server";

/**
 * `npm run staff`: works before the first start and while the site runs. The embedded database can be open in one
 * process only, so a running site does the work itself.
 */
export async function runStaffCommand(config: Config, args: string[], print: Print): Promise<number> {
  const work = staffWork(args);
  if (!work) {
    print(usage);
    return 2;
  }
  const database = await openCommandDatabase(config).catch((error) => {
    if (error instanceof EmbeddedDatabaseInUseError) return error;
    throw error;
  });
  if (database instanceof EmbeddedDatabaseInUseError) {
    const answer = await askRunningSite(config, args);
    if (!answer) throw database;
    for (const line of answer.lines) print(line);
    return answer.code;
  }
  try {
    await prepareDatabase(database);
    return await work({ db: database.db, config }, print);
  } finally {
    await database.close();
  }
}
