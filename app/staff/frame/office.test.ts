import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenServices } from "~/services.server";
import { openSite } from "../../../tests/app";
import { openTestServices } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";

let services: OpenServices;

beforeAll(async () => {
  services = await openTestServices("postgres");
});
afterAll(() => services?.close());

test("ten people behind one address, each with two pages under way, are all answered", async () => {
  const site = await openSite(services);
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, index) => signIn(services, "sales", `Person ${index}`)),
  );
  const pages = people.flatMap(({ cookie }) =>
    ["/staff", "/staff/inbox"].map((path) =>
      site.request(path, { headers: { cookie, "x-forwarded-for": "41.90.1.1" } }),
    ),
  );
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(Array(20).fill(200));
});
