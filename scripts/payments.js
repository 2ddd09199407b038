import { runCommand } from "./command.js";

await runCommand("payments");
