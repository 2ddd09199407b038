import type { Config } from "~/config";
import { openDatabase } from "~/db/open.server";
import { openLog } from "~/log.server";
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
  const answer = await askRunningSite(config, args);
  if (answer) {
    for (const line of answer.lines) print(line);
    return answer.code;
  }
  const database = await openDatabase(config, openLog("warn"));
  try {
    await prepareDatabase(database);
    return await work({ db: database.db, config }, print);
  } finally {
    await database.close();
  }
}
