import * as build from "virtual:react-router/server-build";
import pino from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { addRequest } from "../../tests/demos";
import { placeSampleOrder, readOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { staffRoutes } from "../../tests/staff-routes";

const bodies: [string, string, string][] = [
  ["JSON", "application/json", '{"do":"x"}'],
  ["plain text", "text/plain", "do=x"],
  ["no type at all", "", "do=x"],
  ["multipart without a boundary", "multipart/form-data", "--x\r\n"],
  [
    "half of a multipart body",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a',
  ],
];
const noId = "-".repeat(36);

/** What no page of ours sends is the sender's mistake: said so inside the frame, and nothing for the log. */
onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  /** The site, and what it has logged as an error. */
  async function open() {
    const errors: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => void errors.push(line) });
    return { site: await openSite({ ...services(), log }), errors };
  }

  describe.each(bodies)("a body that is %s", (_, type, body) => {
    const post = (cookie = "") => ({
      method: "POST",
      body: Buffer.from(body),
      headers: { "content-type": type, origin: "http://localhost", cookie },
    });

    test("is refused by every page that anybody may post to", async () => {
      const { site, errors } = await open();
      const { accessKey } = await readOrder(services(), await placeSampleOrder(services()));
      const { bookingKey } = await addRequest(services());
      const paths = ["/staff/sign-in", "/staff/sign-in/x", "/contact", "/orders/find"];
      for (const path of [...paths, `/orders/${accessKey}`, `/demos/${bookingKey}`]) {
        const answer = await site.request(path, post());
        expect([path, answer.status]).toEqual([path, 400]);
        expect(await answer.text()).toContain("Velto");
      }
      for (const path of ["/staff", "/staff/people", "/staff/orders/new"]) {
        expect([path, (await site.request(path, post())).status]).toEqual([path, 401]);
      }
      expect(errors).toEqual([]);
    });

    test("is refused by every page of the staff side", async () => {
      const { site, errors } = await open();
      const { cookie } = await signIn(services(), "owner");
      const reference = await placeSampleOrder(services());
      for (const [pattern, { post: posted }] of Object.entries(staffRoutes(build))) {
        if (!posted || posted === "anybody") continue;
        const path = pattern.replace(":reference", reference).replace(":step", "confirm");
        const answer = await site.request(path.replace(/:\w+/, noId).replace("*", "x"), post(cookie));
        expect([pattern, answer.status]).toEqual([pattern, expect.toSatisfy(isRefusal)]);
      }
      expect(errors).toEqual([]);
    });
  });

  test("names that every object has are no step, no intent and no id", async () => {
    const { site, errors } = await open();
    const { cookie } = await signIn(services(), "owner");
    const reference = await placeSampleOrder(services());
    for (const name of ["constructor", "__proto__", "toString"]) {
      for (const path of [
        `/staff/orders/${reference}/${name}`,
        `/staff/inbox/${name}`,
        `/staff/money/${name}`,
      ]) {
        expect([path, (await site.request(path, { headers: { cookie } })).status]).toEqual([path, 404]);
      }
      for (const path of [`/staff/orders/${reference}`, "/staff/me", "/staff/people", "/staff/emails"]) {
        const answer = await site.request(path, formPost({ intent: name, do: name }, { cookie }));
        expect([path, answer.status]).toEqual([path, 400]);
      }
    }
    for (const path of ["inbox", "leads", "money", "demos", "demos/request"]) {
      const answer = await site.request(`/staff/${path}/${noId}`, { headers: { cookie } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const posted = await site.request(
      `/staff/inbox/${noId}`,
      formPost({ intent: "note", body: "x" }, { cookie }),
    );
    expect(posted.status).toBe(404);
    for (const act of ["remove-passkey", "end-session"]) {
      const answer = await site.request("/staff/me", formPost({ do: act, id: noId }, { cookie }));
      expect([act, answer.status]).toEqual([act, 400]);
    }
    expect(errors).toEqual([]);
  });

  test("a NUL in a search or in a field, and a line end in what comes next", async () => {
    const { site, errors } = await open();
    const { cookie } = await signIn(services(), "owner");
    for (const path of [
      "/staff/find?q=%00a",
      "/staff/quotations?q=%00",
      "/staff/orders?q=%00",
      "/search?q=%00",
    ]) {
      expect([path, (await site.request(path, { headers: { cookie } })).status]).toEqual([path, 400]);
    }
    const next = await site.request("/staff/sign-in?next=%2Fstaff%2F%0d%0ax", { headers: { cookie } });
    expect([next.status, next.headers.get("location")]).toEqual([302, "/staff"]);
    const reference = await placeSampleOrder(services());
    const note = formPost({ intent: "note", note: "Called\0 him" }, { cookie });
    expect((await site.request(`/staff/orders/${reference}`, note)).status).toBe(303);
    expect(errors).toEqual([]);
  });
});

function isRefusal(status: number): boolean {
  return status >= 300 && status < 429;
}
