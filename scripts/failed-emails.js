import { runCommand } from "./command.js";

await runCommand("failed-emails");
