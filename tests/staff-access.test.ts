import { randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { may } from "../app/access/rights";
import { type Role, roles } from "../app/roles";
import type { OpenServices } from "../app/services.server";
import { steps } from "../app/staff/orders/steps/all";
import { formPost, openSite } from "./app";
import { openTestServices } from "./databases";
import { placeSampleOrder } from "./orders";
import { signIn } from "./staff";
import { type Access, builtRoutes, staffRoutes } from "./staff-routes";

const staffPages = staffRoutes(build);

test("every route of the staff side says who may ask for it, and nothing else is named", () => {
  const said = Object.entries(staffPages).map(([path, { post }]) => [path, post !== undefined]);
  const built = builtRoutes(build).map(({ path, isPosted }) => [path, isPosted]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(built));
});

let services: OpenServices;
let site: Awaited<ReturnType<typeof openSite>>;
let reference: string;
const cookies = {} as Record<Role, string>;

beforeAll(async () => {
  services = await openTestServices("postgres");
  site = await openSite(services);
  reference = await placeSampleOrder(services);
  for (const role of roles) cookies[role] = (await signIn(services, role)).cookie;
});
afterAll(() => services?.close());

describe.each(Object.entries(staffPages))("%s", (pattern, access) => {
  // Nothing has this id: whoever may ask hears that it is not there.
  const path = pattern.replaceAll(/:\w+/g, randomUUID()).replace("*", "nothing");

  test.each([undefined, ...roles])("%s reads", async (role) => {
    const answer = await site.request(path, { headers: headers(role) });
    expect(verdict(answer)).toBe(expected(access.get, role));
  });

  if (!access.post) return;
  test.each([undefined, ...roles])("%s posts", async (role) => {
    // Signing out would end the session that the next route is asked with.
    const { cookie } = role && path === "/staff/sign-out" ? await signIn(services, role) : headers(role);
    const answer = await site.request(path, formPost({}, cookie ? { cookie } : {}));
    expect(verdict(answer)).toBe(expected(access.post as Access, role));
  });
});

describe.each(Object.entries(steps))("/staff/orders/:reference/%s", (step, { right }) => {
  test.each([undefined, ...roles])("%s reads and posts", async (role) => {
    const path = `/staff/orders/${reference}/${step}`;
    const answers = [
      await site.request(path, { headers: headers(role) }),
      await site.request(path, formPost({}, headers(role))),
    ];
    for (const answer of answers) expect(verdict(answer)).toBe(expected(right, role));
  });
});

type Verdict = "answered" | "sign in first" | "not allowed";

function expected(access: Access, role: Role | undefined): Verdict {
  if (access === "anybody") return "answered";
  if (!role) return "sign in first";
  return access === "everybody" || may({ role }, access) ? "answered" : "not allowed";
}

function verdict(answer: Response): Verdict {
  const to = answer.headers.get("location") ?? "";
  if (answer.status === 401 || /^\/staff\/sign-in\?next=/.test(to)) return "sign in first";
  if (answer.status === 403) return "not allowed";
  // Surprises are no answer: a page that fails for want of a check must not pass for one that allows.
  expect(answer.status).toBeLessThan(500);
  return "answered";
}

function headers(role: Role | undefined): Record<string, string> {
  return role ? { cookie: cookies[role] } : {};
}
