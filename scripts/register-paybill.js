import { runCommand } from "./command.js";

await runCommand("register-paybill");
