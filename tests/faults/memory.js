// Loaded before the site with --expose-gc: on SIGUSR2 it tells how much memory is left after everything unused is gone.
process.on("SIGUSR2", () => {
  for (let turn = 0; turn < 3; turn++) globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  const mb = (bytes) => Math.round(bytes / 1024 / 1024);
  const memory = { rss: mb(rss), heap: mb(heapUsed), external: mb(external) };
  process.stdout.write(`${JSON.stringify({ level: 30, msg: "memory", memory })}\n`);
});
