// `npm run test:browsers`: the main journeys in Firefox and WebKit. `-- order` runs one of them; ENGINES=webkit one engine.
import { existsSync } from "node:fs";
import { aptFind, aptInstall, hasApt } from "./apt.js";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { step } from "./steps.js";
import { finish, runVitest } from "./suite.js";

/** What each engine needs: files that show that it is there, and the Debian packages that bring them. */
const needs = {
  firefox: [{ file: "/usr/bin/firefox-esr", name: "firefox-esr" }],
  webkit: [
    { file: "/usr/bin/WebKitWebDriver", name: "webkit2gtk-driver" },
    { file: "/usr/bin/Xvfb", name: "xvfb" },
    { file: "/usr/lib/python3/dist-packages/gi", name: "python3-gi" },
    { file: girFile("WebKit2-4.1"), name: "gir1.2-webkit2-4.1" },
  ],
};

await ensureInstalled();
const wanted = process.env.ENGINES?.split(",") ?? Object.keys(needs);
const engines = [];
for (const engine of wanted) if (await ensureEngine(engine)) engines.push(engine);
if (engines.length === 0) finish({ passed: 0, failed: 0 });
await ensureBuilt();

const args = ["--config", "vitest.browsers.config.ts", ...process.argv.slice(2)];
finish(await runVitest("Firefox and WebKit", args, { ENGINES: engines.join(",") }));

/** Says which packages are missing where they can't be installed. */
async function ensureEngine(engine) {
  const missing = needs[engine].filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  if (missing.length === 0) return true;
  if (!hasApt()) return skip(engine, missing, "apt-get is not here, or this is not root");
  for (const name of missing) {
    if (!(await aptFind(name))) return skip(engine, [name], "this system's package lists don't know it");
  }
  await step(`Installing ${engine} for the tests`, "apt-get", () => aptInstall(...missing));
  return true;
}

function skip(engine, missing, reason) {
  console.log(`Skipped ${engine}: ${missing.join(", ")} can't be installed (${reason}).`);
  return false;
}

/** Debian keeps these in a folder of the processor's own name. */
function girFile(name) {
  const machine = { arm64: "aarch64", x64: "x86_64" }[process.arch] ?? process.arch;
  return `/usr/lib/${machine}-linux-gnu/girepository-1.0/${name}.typelib`;
}
