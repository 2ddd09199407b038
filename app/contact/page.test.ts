import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contactMessages } from "~/db/schema";
import { formTexts } from "~/forms/texts";
import type { Services } from "~/services-context";
import { site } from "~/site";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { contact } from "./content";

const input = {
  name: "Wanjikũ wa Kamau",
  email: "wanjiku@kamau.co.ke",
  message: "Habari 👋\r\nBei ya mizani?",
};
const sent = "Your message has been sent successfully! We will get back to you soon.";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function post(fields: Record<string, string>, path = "/contact", headers = {}) {
    const answer = await (await openSite(services())).request(path, formPost(fields, headers));
    return { status: answer.status, html: await answer.text() };
  }

  function rows() {
    return services().db.select().from(contactMessages);
  }

  test("shows the form and the company's details", async () => {
    const html = await (await (await openSite(services())).request("/contact")).text();
    expect(html).toContain(">Contact Us</h1>");
    expect(html).toContain("Get in touch with our team for any inquiries or support");
    expect(html).toMatch(/<textarea rows="4" required=""[^>]*name="message"/);
    expect(html).toContain(">Send Message<");
    expect(html).toContain(`href="mailto:${site.email.info}"`);
    for (const phone of site.phones) expect(html).toContain(`href="tel:${phone.replaceAll(" ", "")}"`);
    expect(html).toContain('href="https://wa.me/254700000000"');
    expect(html).toContain(">Nairobi, Kenya<");
    expect(html).toMatch(/<input type="checkbox" name="news"\/>/);
    expect(html).toContain(contact.form.privacy);
  });

  test("what the link asks about stays named when a field is wrong", async () => {
    const path = "/contact?order=VLT-7K3M9PX";
    const page = await (await (await openSite(services())).request(path)).text();
    const { html } = await post({ ...input, email: "" }, path);
    for (const text of [page, html]) expect(text).toContain("<b>order VLT-7K3M9PX</b>");
  });

  test("a sent message is stored and thanked for", async () => {
    const { status, html } = await post(input);
    expect(status).toBe(200);
    expect(html).toContain(">Thank You!</h2>");
    expect(html).toContain(sent);
    expect(html).not.toContain("<textarea");
    expect(await rows()).toMatchObject([
      { ...input, message: "Habari 👋\nBei ya mizani?", isSpam: false, channel: "form" },
    ]);
  });

  test("whoever is written to often reads that no email follows, and the message is there", async () => {
    const answers = [];
    for (const message of ["One", "Two", "Three"]) answers.push((await post({ ...input, message })).html);
    expect(answers.map((html) => html.includes(formTexts.noEmail))).toEqual([false, false, true]);
    expect(answers[2]).toContain(sent);
    expect(await rows()).toHaveLength(3);
  });

  test("a wrong field is named beside it, and everything typed stays", async () => {
    const name = '"><script>alert(1)</script>';
    const { status, html } = await post({ name, email: "wanjiku@kamaustores", message: "", news: "on" });
    expect(status).toBe(400);
    expect(html).toContain("Check the fields marked below.");
    expect(html).toContain("This address looks unfinished. Check the part after @.");
    expect(html).toContain("Write your message.");
    expect(html).toContain('value="wanjiku@kamaustores"');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toMatch(/name="news" checked=""/);
    expect(await rows()).toEqual([]);
  });

  test("an empty post is answered with the form, too", async () => {
    const { status, html } = await post({});
    expect(status).toBe(400);
    expect(html).toContain("Enter your name.");
  });

  test("what can't be stored is input so, and everything typed stays", async () => {
    await services().db.execute(sql`alter table contact_messages rename to away`);
    const { status, html } = await post(input);
    await services().db.execute(sql`alter table away rename to contact_messages`);
    expect(status).toBe(500);
    expect(html).toContain("Failed to send message. Please try again later.");
    expect(html).toContain("What you typed is still here.");
    expect(html).toContain(`value="${input.name}"`);
    expect(html).toMatch(/<textarea[^>]*>Habari 👋\s+Bei ya mizani\?<\/textarea>/);
  });

  test("without a database the form still answers", async () => {
    const gone = new Proxy({} as Services["db"], {
      get() {
        throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      },
    });
    const answer = await (await openSite({ ...services(), db: gone })).request("/contact", formPost(input));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Failed to send message. Please try again later.");
  });

  test("sent twice without JavaScript, stored once", async () => {
    const answers = await Promise.all([post(input), post(input)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test("sent twice under one id, stored once", async () => {
    const client_request_id = "0d4c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11";
    for (const _ of [1, 2]) expect((await post({ ...input, client_request_id })).html).toContain(sent);
    expect(await rows()).toMatchObject([{ clientRequestId: client_request_id }]);
  });

  test("an id that is none is as good as no id", async () => {
    expect((await post({ ...input, client_request_id: "'; drop table--" })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [{ from: "/services?secret=1#x" }, "/contact", {}, "/services"],
    [{}, "/contact?from=/products/veltoerp", {}, "/products/veltoerp"],
    [{}, "/contact", { referer: "http://localhost/blog" }, "/blog"],
    [{}, "/contact", { referer: "http://localhost/contact" }, null],
    [{}, "/contact", { referer: "https://search.example/?q=velto" }, null],
    [{ from: "https://evil.example/x" }, "/contact", {}, null],
    [{ from: "//evil.example/x" }, "/contact", {}, null],
    [{ from: `/${"x".repeat(400)}` }, "/contact", {}, null],
  ])("the page it came from: %j %s %j", async (from, path, headers, expected) => {
    await post({ ...input, ...(from as Record<string, string>) }, path, headers);
    expect((await rows())[0]?.sourcePage).toBe(expected);
  });

  test("a bot that fills every field is answered like anybody", async () => {
    const { status, html } = await post({ ...input, subject: "Cheap watches" });
    expect([status, html.includes(sent)]).toEqual([200, true]);
    expect(await rows()).toMatchObject([{ isSpam: true }]);
  });

  test("a bot that writes links in a second is answered like anybody", async () => {
    const { html } = await post({ ...input, message: "http://cheap.example", elapsed_ms: "400" });
    expect(html).toContain(sent);
    expect(await rows()).toMatchObject([{ isSpam: true }]);
  });

  test("a person whose browser fills the form in a second is none", async () => {
    await post({ ...input, elapsed_ms: "400" });
    expect(await rows()).toMatchObject([{ isSpam: false }]);
  });
});
