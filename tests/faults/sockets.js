// Loaded before the site: on SIGUSR2 it tells how many connections are open.
process.on("SIGUSR2", () => {
  const sockets = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  process.stdout.write(`${JSON.stringify({ level: 30, msg: "sockets", sockets })}\n`);
});
