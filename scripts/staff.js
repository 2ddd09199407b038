import { runCommand } from "./command.js";

await runCommand("staff");
