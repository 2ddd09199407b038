import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { demoRequests } from "~/db/schema";
import { wrongNumber } from "~/forms/phone";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";

const input = {
  name: "Achieng Odhiambo",
  email: "achieng@samaki.co.ke",
  company: "Samaki & Ugali",
  phone: "+254700000000",
};
const sent = "Your demo request has been submitted successfully! Our team will contact you shortly.";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function post(fields: Record<string, string>, path = "/request-demo") {
    const answer = await (await openSite(services())).request(path, formPost(fields));
    return { status: answer.status, html: await answer.text() };
  }

  function rows() {
    return services().db.select().from(demoRequests);
  }

  test("shows the form", async () => {
    const html = await (await (await openSite(services())).request("/request-demo")).text();
    expect(html).toContain(">Request a Demo</h1>");
    expect(html).toContain(
      "See our solutions in action. Fill out the form below and our team will get back to you shortly.",
    );
    for (const label of ["Full Name", "Business Email", "Company Name", "Phone Number"]) {
      expect(html).toMatch(new RegExp(`<label for="[^"]+">${label}<`));
    }
    expect(html).toContain('<option value="">Select...</option>');
    expect([...html.matchAll(/<option>([^<]+)/g)].map(([, range]) => range)).toEqual([
      "1-10",
      "11-50",
      "51-200",
      "201-500",
      "501+",
    ]);
    expect(html).toMatch(/<textarea rows="4" placeholder="Tell us about your business needs..."/);
    expect(html).toContain(">Request Demo<");
    expect(html).toMatch(/agree to our <a[^>]*href="\/terms"[^>]*>terms<\/a> and/);
    expect(html).toMatch(/<a[^>]*href="\/privacy"[^>]*>privacy policy<\/a>/);
  });

  test("a request is stored and thanked for", async () => {
    const { status, html } = await post({ ...input, employees: "51-200", message: "Two branches" });
    expect(status).toBe(200);
    expect(html).toContain(">Thank You!</h2>");
    expect(html).toContain(sent);
    expect(html).toMatch(/<a[^>]*href="\/request-demo"[^>]*>Request Another Demo<\/a>/);
    expect(html).not.toContain("<textarea");
    expect(await rows()).toMatchObject([{ ...input, employees: "51-200", message: "Two branches" }]);
  });

  test("what is optional may stay empty", async () => {
    expect((await post({ ...input, employees: "", message: "" })).status).toBe(200);
    expect(await rows()).toMatchObject([{ employees: null, message: null, edition: null }]);
  });

  test("each wrong field is named, and everything typed stays", async () => {
    const { status, html } = await post({ ...input, phone: "12", company: "", employees: "51-200" });
    expect(status).toBe(400);
    expect(html).toContain(wrongNumber);
    expect(html).toContain("Enter your company&#x27;s name.");
    expect(html).toContain('value="Achieng Odhiambo"');
    expect(html).toContain('<option selected="">51-200</option>');
    expect((await post({ ...input, employees: "a million" })).html).toContain("Choose one of the ranges.");
    expect(await rows()).toEqual([]);
  });

  test("what can't be stored is input so, and everything typed stays", async () => {
    await services().db.execute(sql`alter table demo_requests rename to away`);
    const { status, html } = await post(input);
    await services().db.execute(sql`alter table away rename to demo_requests`);
    expect(status).toBe(500);
    expect(html).toContain("Failed to submit request. Please try again later.");
    expect(html).toContain('value="Samaki &amp; Ugali"');
  });

  test.each([
    ["/request-demo?edition=restaurants", {}, "restaurants"],
    ["/request-demo?edition=bars-wines-spirits", { from: "/services" }, "bars-wines-spirits"],
    ["/request-demo", { from: "/products/veltopos/rental" }, "rental"],
    ["/request-demo?edition=rental", { from: "/products/veltopos/furniture" }, "rental"],
    ["/request-demo?edition=' or 1=1", {}, null],
    ["/request-demo", { from: "/products/veltopos" }, null],
  ])("the edition asked about: %s %j", async (path, from, expected) => {
    await post({ ...input, ...(from as Record<string, string>) }, path);
    expect((await rows())[0]?.edition).toBe(expected);
  });

  test("what the link asks about is stored with the request", async () => {
    const { html } = await post({ ...input, message: "" }, "/request-demo?about=hardware");
    expect(html).toContain("within one working day");
    expect(await rows()).toMatchObject([{ message: "About: a hardware quote" }]);
  });

  test("sent twice without JavaScript, stored once", async () => {
    await Promise.all([post(input), post(input)]);
    expect(await rows()).toHaveLength(1);
  });

  test("a bot that fills every field is answered like anybody", async () => {
    expect((await post({ ...input, subject: "Cheap watches" })).html).toContain(sent);
    expect(await rows()).toMatchObject([{ isSpam: true }]);
  });
});
