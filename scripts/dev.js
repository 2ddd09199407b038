import { ensureInstalled, run } from "./front-door.js";

ensureInstalled();
run("tsx", ["scripts/dev-server.ts"]);
