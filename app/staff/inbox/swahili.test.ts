import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { conversations, demoRequests, orders, quotations } from "~/db/schema";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { addBooking, addHost, addRequest, demoDay } from "../../../tests/demos";
import { emailJobs } from "../../../tests/emails";
import { smallWords } from "../../../tests/english-left";
import { signIn } from "../../../tests/staff";

const buyer = { name: "Halima Noor", email: "halima@duka.co.ke" };

onDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let cookie: string;

  beforeEach(async () => {
    await emptyDatabase(services());
    site = await openSite(services());
    cookie = (await signIn(services(), "sales", "Brian Otieno")).cookie;
  });

  const read = async (path: string) =>
    parse(await (await site.request(path, { headers: { cookie } })).text());
  const factsOf = async (path: string) =>
    (await read(path)).querySelectorAll(".facts div").map(({ text }) => text);

  test("who writes in Swahili is answered in Swahili: greeting, subject, templates first, what is quoted", async () => {
    await site.request("/sw/contact", formPost({ ...buyer, message: "Bei ya printer?" }));
    const [{ id = "", version = 0 } = {}] = await services().db.select().from(conversations);
    const path = `/staff/inbox/${id}`;
    const page = await read(path);
    expect(await factsOf(path)).toContain("WritesSwahili");
    expect(page.querySelector("#text-email")?.text).toBe("Habari Halima,\n\n");
    expect(page.querySelector("optgroup")?.getAttribute("label")).toBe("Kiswahili");
    const subject = page.querySelector('input[name="subject"]')?.getAttribute("value") ?? "";
    expect(subject).toBe("Re: ujumbe wako kwa Velto");
    const answer = {
      intent: "email",
      version: String(version),
      subject,
      body: "Habari Halima,\n\nNi ksh 20,000.",
    };
    expect((await site.request(path, formPost(answer, { cookie }))).status).toBe(303);
    const email = (await emailJobs(services()))
      .map(({ data }) => data.email)
      .find(({ key }) => /^answer:/.test(key));
    expect(email?.language).toBe("sw");
    expect(email?.parts).toContainEqual(expect.stringMatching(/^Uliandika .*saa /));
    expect(smallWords(JSON.stringify(email?.parts))).toEqual([]);
  });

  test("a demo and a quotation say it too, and lead to the visitor's own pages", async () => {
    await addHost(services(), "Amina Wekesa");
    const { booking, request } = await addBooking(services(), demoDay(2), "10:00", { language: "sw" });
    expect(await factsOf(`/staff/demos/${booking.id}`)).toContain("WritesSwahili");
    expect((await read(`/staff/demos/${booking.id}`)).toString()).toContain(
      `href="/sw/demos/${request.bookingKey}"`,
    );
    await site.request(
      "/sw/products/hardware/quotation?pos-terminal=1",
      formPost({ ...buyer, company: "", kra_pin: "" }),
    );
    const list = await read("/staff/quotations");
    const number = /VQ-[A-Z2-9]{6}/.exec(list.text)?.[0];
    expect(await factsOf(`/staff/quotations/${number}`)).toContain("WritesSwahili");
  });

  test("an order and a quotation that are written down for them begin in Swahili, and stay so", async () => {
    await site.request("/sw/contact", formPost({ ...buyer, message: "Nataka mashine ya kadi" }));
    const [{ id = "" } = {}] = await services().db.select().from(conversations);
    for (const path of ["/staff/orders/new", "/staff/quotations/new"]) {
      const page = await read(`${path}?conversation=${id}`);
      expect(page.querySelector('input[name="language"][checked]')?.getAttribute("value")).toBe("sw");
    }
    const given = { "payment-terminal": "1", language: "sw" };
    await site.request(
      "/staff/quotations/new",
      formPost({ ...buyer, ...given, company: "", kra_pin: "" }, { cookie }),
    );
    const order = {
      ...{ do: "place", requestId: randomUUID(), payment_method: "mpesa" },
      ...{ customer_name: "Halima Noor", customer_email: buyer.email, customer_phone: "0712 345 678" },
      shipping_address: "Kenyatta Avenue, Nakuru",
    };
    await site.request("/staff/orders/new", formPost({ ...order, ...given }, { cookie }));
    const { db } = services();
    expect(await db.select({ language: quotations.language }).from(quotations)).toEqual([{ language: "sw" }]);
    expect(await db.select({ language: orders.language }).from(orders)).toEqual([{ language: "sw" }]);
  });

  test("the times of demos are offered in the language of the request", async () => {
    await addHost(services(), "Amina Wekesa");
    const { bookingKey } = await addRequest(services(), { language: "sw" });
    const [{ id = "" } = {}] = await services().db.select().from(demoRequests);
    const page = await read(`/staff/demos/request/${id}`);
    const text = page.querySelector('textarea[name="body"]')?.text ?? "";
    expect(text).toContain(`/sw/demos/${bookingKey}`);
    expect(smallWords(text)).toEqual([]);
  });
});
