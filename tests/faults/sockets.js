// Loaded before the site: on SIGUSR2 it tells how many connections are open, and how many came since it started.
import { subscribe } from "node:diagnostics_channel";

let accepted = 0;
subscribe("net.server.socket", () => {
  accepted += 1;
});
process.on("SIGUSR2", () => {
  const sockets = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  process.stdout.write(`${JSON.stringify({ level: 30, msg: "sockets", sockets, accepted })}\n`);
});
