import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { site } from "~/site";
import { freePort } from "../free-port";
import { type Program, startProgram } from "./engines/program";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
  }
}

let server: Program;
let data: string;

/** The built site for the whole run, with a database that goes with it. */
export async function setup(project: TestProject) {
  data = mkdtempSync(join(tmpdir(), "velto-browsers-"));
  const port = await freePort();
  server = await startProgram(process.execPath, ["scripts/serve.js"], {
    env: { DATA_DIR: data, HOST: "127.0.0.1", PORT: String(port), SITE_URL: site.origin },
    isReady: (output) => output.includes("is open at"),
  });
  project.provide("siteUrl", `http://127.0.0.1:${port}`);
}

export async function teardown() {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
