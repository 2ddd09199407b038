import { eq } from "drizzle-orm";
import { encode } from "uqr";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { orders, taxInvoices } from "~/db/schema";
import { site } from "~/site";
import { monthOf } from "~/time/nairobi";
import { openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { emailJobs } from "../../tests/emails";
import { bringOrder, payOrder, placeSampleOrder, readOrder } from "../../tests/orders";
import { pdfText } from "../../tests/pdf";
import { samplePdf } from "../../tests/sample-pdf";
import { signIn } from "../../tests/staff";
import { taxPaperFile } from "./paper";
import { onPaper } from "./shown.server";

const whole = {
  invoiceNumber: "KRACU0100000001/41",
  issuedOn: "2026-11-18",
  internalData: "EAHS-AV6E-CUUX-SY6P-CCJY-AUP6-MI",
  signature: "QUII-27MA-TATS-HFRB",
  qrLink:
    "https://etims.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=P000000045R00QUII27MATATSHFRB",
};

onDatabase((services) => {
  let owner: Actor;
  let cookie: string;
  beforeEach(async () => {
    await emptyDatabase(services());
    const signedIn = await signIn(services(), "owner");
    owner = signedIn.person;
    cookie = signedIn.cookie;
  });

  afterEach(() => Object.assign(site, { kraPin: "" }));

  async function paid() {
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), owner, reference, "confirmed");
    await payOrder(services(), owner, reference);
    return readOrder(services(), reference);
  }

  async function send(path: string, fields: Record<string, string | File>, as = cookie) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = { origin: "http://localhost", cookie: as };
    return (await openSite(services())).request(path, { method: "POST", body, headers });
  }

  const get = async (path: string, headers = {}) => (await openSite(services())).request(path, { headers });
  const text = async (path: string, headers = {}) => (await get(path, headers)).text();
  const enter = (number: string, fields: Record<string, string | File>) =>
    send(`/staff/tax-invoices/${number}`, { do: "enter", version: "1", issuedOn: "2026-11-18", ...fields });
  const mailed = async () =>
    (await emailJobs(services()))
      .map(({ data }) => data.email)
      .filter(({ key }) => key.includes("tax-invoice"));
  const paper = async (language: "en" | "sw" = "en") => {
    const [invoice] = await services().db.select().from(taxInvoices);
    if (!invoice) throw new Error("none");
    return taxPaperFile(await onPaper(services().db, invoice, language), language).paper;
  };

  test("waits on the list and on Today, is entered, and is with the buyer", async () => {
    const { reference, accessKey } = await paid();
    for (const page of ["/staff/tax-invoices", "/staff", `/staff/orders/${reference}`])
      expect(await text(page, { cookie })).toContain(`/staff/tax-invoices/${reference}`);
    expect(await text(`/orders/${accessKey}`)).toContain("Your tax invoice follows by email.");
    const answer = await enter(reference, { ...whole, tellBuyer: "true" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/staff/tax-invoices/${reference}`,
    ]);
    expect(await text("/staff/tax-invoices", { cookie })).toContain("No tax invoice waits");
    expect(await text("/staff/tax-invoices?view=issued", { cookie })).toContain("KRACU0100000001/41");
    const page = await text(`/orders/${accessKey}`);
    expect(page).toContain(`/orders/${accessKey}/tax-invoices/${reference}`);
    expect(page).toContain("KRACU0100000001/41");
    const [email, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      to: "njeri@duka.example",
      subject: `Your tax invoice for order ${reference}`,
      attachments: [{ name: `tax-invoice-${reference}.pdf` }],
    });
    expect(JSON.stringify(email)).toContain(`/orders/${accessKey}/tax-invoices/${reference}`);
  });

  test("the buyer is written to in their language", async () => {
    const { reference } = await paid();
    await services().db.update(orders).set({ language: "sw" });
    await enter(reference, { ...whole, tellBuyer: "true" });
    expect((await mailed())[0]).toMatchObject({
      subject: `Tax invoice ya oda yako ${reference}`,
      language: "sw",
    });
  });

  test("what is wrong is told beside its field, with what was typed", async () => {
    const { reference } = await paid();
    const wrong = await enter(reference, { invoiceNumber: "41" });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain("Unit and number belong together: enter both.");
    expect(html).toContain('value="41"');
    const other = (await paid()).reference;
    await enter(other, whole);
    const twice = await enter(reference, whole);
    expect(twice.status).toBe(409);
    expect(await twice.text()).toContain(`This number stands on ${other} already.`);
    const file = await enter(reference, { file: new File(["hello"], "invoice.pdf") });
    expect(await file.text()).toContain("This is no PDF, whatever its name says.");
    expect(await mailed()).toEqual([]);
  });

  test("KRA's own PDF is served as it is, to staff and to whoever holds the order's link, and to nobody else", async () => {
    const { reference, accessKey } = await paid();
    const file = samplePdf("KRACU0100000001/41");
    await enter(reference, { file, tellBuyer: "true" });
    const bytes = Buffer.from(await file.arrayBuffer());
    const path = `/orders/${accessKey}/tax-invoices/${reference}/pdf`;
    for (const [at, headers] of [
      [path, {}],
      [`/sw${path}`, {}],
      [`/staff/tax-invoices/${reference}/pdf`, { cookie }],
    ] as const) {
      const answer = await get(at, headers);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="tax-invoice-/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }
    const other = await paid();
    expect((await get(`/orders/${other.accessKey}/tax-invoices/${reference}/pdf`)).status).toBe(404);
    expect((await get(`/orders/${other.accessKey}/tax-invoices/${reference}`)).status).toBe(404);
    // What is drawn from what was typed is not the invoice then, and says so.
    expect((await mailed())[0]?.attachments).toBeUndefined();
    expect((await paper()).title).toBe("Record of tax invoice");
    expect(await text(`/orders/${accessKey}/tax-invoices/${reference}`)).toContain(
      "The tax invoice itself is the PDF from KRA",
    );
  });

  test("one that is not issued is not shown to its buyer", async () => {
    const { reference, accessKey } = await paid();
    expect((await get(`/orders/${accessKey}/tax-invoices/${reference}`)).status).toBe(404);
    expect((await get(`/orders/${accessKey}/tax-invoices/${reference}/pdf`)).status).toBe(404);
  });

  test("with number and day alone, the paper is a record and says so", async () => {
    const { reference } = await paid();
    await enter(reference, { invoiceNumber: "KRACU0100000001/41" });
    const shown = await paper();
    expect(shown.title).toBe("Record of tax invoice");
    expect(JSON.stringify(shown)).toContain("it is not the tax invoice itself");
  });

  test("with all that KRA gave it, the paper has everything that must be printed", async () => {
    Object.assign(site, { kraPin: "P000000099Z" });
    const { reference, accessKey } = await paid();
    await services().db.update(taxInvoices).set({ buyerPin: "P000000045R" });
    await enter(reference, whole);
    const shown = await paper();
    expect(shown.title).toBe("TAX INVOICE");
    const html = await text(`/orders/${accessKey}/tax-invoices/${reference}`);
    for (const word of [
      "KRACU0100000001/41",
      "EAHS-AV6E-CUUX-SY6P-CCJY-AUP6-MI",
      "QUII-27MA-TATS-HFRB",
      "P000000045R",
    ])
      expect(html).toContain(word);
    const { data } = encode(whole.qrLink, { ecc: "M", border: 0 });
    expect(modulesOf(html, data.length)).toEqual(data);
  });

  test("its PDF can be read aloud, in English and Swahili, all five letters with it", async () => {
    const { reference, accessKey } = await paid();
    await enter(reference, whole);
    for (const [path, words] of [
      ["", ["Record of tax invoice", "A, exempt", "E 8% 0.00 0.00", "SCU INFORMATION", "TIS INFORMATION"]],
      ["/sw", ["Rekodi ya tax invoice", "A, haitozwi"]],
    ] as const) {
      const answer = await get(`${path}/orders/${accessKey}/tax-invoices/${reference}/pdf`);
      const read = await pdfText(await answer.arrayBuffer());
      for (const word of words) expect(read).toContain(word);
    }
  });

  test("a wrong name or PIN is corrected on its own page", async () => {
    const { reference } = await paid();
    await enter(reference, whole);
    const path = `/staff/tax-invoices/${reference}/buyer`;
    expect(await text(path, { cookie })).toContain("Njeri Wambui");
    const wrong = await send(path, { version: "2", buyerName: "Mara Fresh Ltd", buyerPin: "P12" });
    expect(await wrong.text()).toContain("A KRA PIN is a letter, nine digits and a letter");
    const done = await send(path, { version: "2", buyerName: "Mara Fresh Ltd", buyerPin: "p000000045r" });
    expect(done.headers.get("location")).toBe("/staff/tax-invoices");
    const rows = await services().db.select().from(taxInvoices).where(eq(taxInvoices.state, "due"));
    expect(rows.map(({ kind, buyerPin }) => [kind, buyerPin]).toSorted()).toEqual([
      ["credit_note", null],
      ["invoice", "P000000045R"],
    ]);
    const credit = await enter(`${reference}-C1`, { invoiceNumber: "KRACU0100000001/42", tellBuyer: "true" });
    expect(credit.status).toBe(303);
    const [email] = await mailed();
    expect(JSON.stringify(email)).toContain("ORIGINAL CU INVOICE NO.# KRACU0100000001/41.");
    expect(JSON.stringify(email)).toContain("-40,000.00B");
  });

  test("a month has its sums, what waits, orders on no list, and a file", async () => {
    const { reference } = await paid();
    await enter(reference, { ...whole, issuedOn: "2026-11-02" });
    const waiting = (await paid()).reference;
    const old = await paid();
    await services()
      .db.update(taxInvoices)
      .set({ state: "withdrawn" })
      .where(eq(taxInvoices.orderId, old.id));
    const month = monthOf(new Date());
    const page = await text(`/staff/tax-invoices/month?month=${month}`, { cookie });
    expect(page).toContain(`/staff/tax-invoices/${waiting}"`);
    expect(page).toContain(`/staff/orders/${old.reference}"`);
    expect(page).not.toContain(`/staff/orders/${waiting}"`);
    const listed = await send(`/staff/tax-invoices/month?month=${month}`, { id: old.reference });
    expect(listed.status).toBe(303);
    expect(await text(`/staff/tax-invoices/month?month=${month}`, { cookie })).toContain(
      `/staff/tax-invoices/${old.reference}-2"`,
    );
    const november = await text("/staff/tax-invoices/month?month=2026-11", { cookie });
    expect(november).toContain("1 invoice");
    expect(november).toContain("5,517.24");
    const file = await send("/staff/tax-invoices/month/file", { month: "2026-11" });
    expect(file.headers.get("content-disposition")).toContain("velto-tax-invoices-2026-11.csv");
    expect((await file.text()).trimEnd().split("\r\n").slice(1)).toEqual([
      `2026-11-02,Tax invoice,${reference},KRACU0100000001/41,,Njeri Wambui,,34482.76,5517.24,40000.00,${reference}`,
    ]);
    const support = (await signIn(services(), "support")).cookie;
    const refused = await send("/staff/tax-invoices/month/file", { month: "2026-11" }, support);
    expect(refused.status).toBe(403);
  });
});

/** The code on the page, module by module. */
function modulesOf(html: string, size: number): boolean[][] {
  const path = /class="a4__code"[^>]*><path d="([^"]+)"/.exec(html)?.[1] ?? "";
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = 0; at < Number(length); at++) {
      const row = modules[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  }
  return modules;
}
