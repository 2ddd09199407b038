import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { builtHtml, client } from "./head";

const build = (await import(
  /* @vite-ignore */ new URL("../../dist/server/index.js", import.meta.url).href
)) as ServerBuild;

const routes = Object.values(build.assets.routes).filter((route) => route !== undefined);
const isStaff = ({ id }: { id: string }) => id.startsWith("staff/");

describe("the staff side is not part of the public one", () => {
  test.each(builtHtml().map((page) => [page.path, page] as const))(
    "%s does not lead there",
    (_path, { root }) => {
      const addresses = root
        .querySelectorAll("[href], [action], [src]")
        .flatMap((element) => ["href", "action", "src"].map((name) => element.getAttribute(name) ?? ""));
      expect(addresses.filter((address) => /\/staff\b/.test(address))).toEqual([]);
    },
  );

  test("no page of it is built, and no file for robots, search or reading offline names it", () => {
    expect(existsSync(join(client, "staff"))).toBe(false);
    for (const file of ["robots.txt", "sitemap.xml", "search-index.json", "llms.txt"]) {
      expect([file, /\/staff\b/.test(readFileSync(join(client, file), "utf8"))]).toEqual([file, false]);
    }
  });

  test("no public page loads a script that only the staff side needs", () => {
    const filesOf = (picked: typeof routes) =>
      new Set(
        picked.flatMap((route) => [route.module, ...(route.imports ?? []), route.clientActionModule ?? ""]),
      );
    const open = filesOf(routes.filter((route) => !isStaff(route)));
    const modules = routes.filter(isStaff).map(({ module }) => module);
    expect(modules.length).toBeGreaterThan(5);
    expect(modules.filter((file) => open.has(file))).toEqual([]);
    const scripts = [...open].filter((file) => file.endsWith(".js"));
    const naming = scripts.filter((file) => /["'`]\/staff\b/.test(readFileSync(join(client, file), "utf8")));
    expect(naming).toEqual([]);
  });

  test("what the application's list of routes says of it weighs little", () => {
    const weight = (list: typeof routes) => brotliCompressSync(JSON.stringify(list)).length;
    const all = weight(routes);
    expect(all - weight(routes.filter((route) => !isStaff(route)))).toBeLessThanOrEqual(3000);
  });

  test("its styles are its own", () => {
    const css = routes.filter((route) => !isStaff(route)).flatMap((route) => route.css ?? []);
    expect(css.filter((file) => /staff/.test(file))).toEqual([]);
  });
});
