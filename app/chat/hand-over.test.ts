import { beforeEach, expect, test } from "vitest";
import { contactMessages } from "~/db/schema";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";

const id = "0d4c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11";
const input = {
  name: "Wanjiku",
  contact: "0712 345 678",
  message: "Do you sell scales?",
  client_request_id: id,
  from: "/products/hardware?tab=1",
  transcript: JSON.stringify([
    { from: "visitor", text: "Do you sell scales?" },
    { from: "site", text: "I don't know that." },
  ]),
};

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function post(fields: Record<string, string>, path = "/chat/hand-over") {
    const site = await openSite(services());
    return site.request(
      path,
      formPost(fields, { accept: path === "/chat/hand-over" ? "application/json" : "text/html" }),
    );
  }

  test("is stored once, with the conversation and the page it came from", async () => {
    for (let time = 0; time < 3; time++) {
      const answer = await post(input);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ success: true });
    }
    expect(await services().db.select().from(contactMessages)).toMatchObject([
      {
        clientRequestId: id,
        channel: "chat",
        sourcePage: "/products/hardware",
        name: "Wanjiku",
        email: null,
        phone: "+254712345678",
        message: "Do you sell scales?",
        transcript: JSON.parse(input.transcript),
        isSpam: false,
      },
    ]);
  });

  test("takes an email address as well, and no conversation rather than a broken one", async () => {
    await post({ ...input, contact: "w@duka.co.ke", transcript: '[{"from":"nobody"}]' });
    expect(await services().db.select().from(contactMessages)).toMatchObject([
      { email: "w@duka.co.ke", phone: null, transcript: null },
    ]);
  });

  test.each([
    ["an emoji where a long line is cut", `${"x".repeat(999)}👋`],
    ["NUL and half characters", "a\0\ud800b"],
    ["4,000 combining marks", `a${"\u0315".repeat(4_000)}`],
  ])("a conversation with %s loses no message", async (_, text) => {
    const transcript = JSON.stringify(Array.from({ length: 2 }, () => ({ from: "visitor", text })));
    const answer = await post({ ...input, transcript });
    expect(answer.status).toBe(200);
    const [stored] = await services().db.select().from(contactMessages);
    expect(stored?.transcript).toHaveLength(2);
    expect(JSON.stringify(stored?.transcript).length).toBeLessThan(2_100);
  });

  test("says what is missing, and stores nothing", async () => {
    const answer = await post({ name: " ", contact: "call me", message: "" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      success: false,
      errors: {
        name: "Enter your name.",
        contact: expect.stringContaining("0700 000 000"),
        message: "Write your message.",
      },
    });
    expect(await services().db.select().from(contactMessages)).toEqual([]);
  });

  test("works as a page", async () => {
    const wrong = await post({ ...input, contact: "me" }, "/chat-widget");
    expect(wrong.status).toBe(400);
    expect(wrong.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(wrong.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(await wrong.text()).toContain('value="Wanjiku"');
    const right = await post(input, "/chat-widget");
    expect(await right.text()).toContain("Thank You!");
    expect(await services().db.select().from(contactMessages)).toHaveLength(1);
  });
});
