import { ensureInstalled, projectNode, run } from "./front-door.js";

ensureInstalled();
run(projectNode(), ["scripts/dev-server.ts"]);
