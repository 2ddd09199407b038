import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoRequests, orderLines } from "~/db/schema";
import type { OpenServices } from "~/services.server";
import { openTestServices } from "../../tests/databases";
import { startRest } from "../../tests/rest";
import { tables } from "./tables.server";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/rest.md"), "utf8");
const run = promisify(execFile);

let services: OpenServices;
let rest: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
  services = await openTestServices("postgres");
  rest = await startRest(services);
});
afterAll(async () => {
  await rest.close();
  await services.close();
});

test.skipIf(spawnSync("curl", ["--version"]).error)("the curl example stores a demo request", async () => {
  const { stdout } = await run("sh", ["-c", example("sh")]);
  expect(JSON.parse(stdout)).toMatchObject([{ name: "Asha Wanjiku", edition: "retail" }]);
  expect(await services.db.select().from(demoRequests)).toHaveLength(1);
});

test("the supabase-js example places an order", async () => {
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", example("js")], { cwd: root });
  expect(stdout).toMatch(/^Order VLT-\w+: ksh 100000\n$/);
  expect(await services.db.select().from(orderLines)).toHaveLength(1);
});

test("the table of columns is complete", () => {
  for (const { name, columns } of tables.values()) {
    const [, required, optional] = page.match(new RegExp(`\\| \`${name}\` \\| (.*) \\| (.*) \\|`)) ?? [];
    const writable = Object.entries(columns).filter(([, column]) => !column.readOnly);
    expect(names(required)).toEqual(
      writable
        .filter(([, { optional }]) => !optional)
        .map(([column]) => column)
        .sort(),
    );
    expect(names(optional)).toEqual(
      writable
        .filter(([, { optional }]) => optional)
        .map(([column]) => column)
        .sort(),
    );
  }
});

function example(language: string) {
  const [, code = ""] = page.match(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``)) ?? [];
  return code.replaceAll("https://velto.example", rest.url);
}

function names(cell = "") {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort();
}
