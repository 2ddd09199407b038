import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Order, paymentAttempts, payments, unmatchedPayments } from "~/db/schema";
import { cents } from "~/money/cents";
import { kesCents } from "~/payments/money";
import { accountOf } from "~/payments/reference";
import { formPost, openSite } from "../../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../../tests/databases";
import { placeSampleOrder, readOrder } from "../../../../tests/orders";
import { signIn } from "../../../../tests/staff";

const at = (clock: string, day = "2025-11-10") => new Date(`${day}T${clock}:00+03:00`);
const mpesaHead =
  "Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.";

onDatabase((services) => {
  let owner: Awaited<ReturnType<typeof signIn>>;
  let order: Order;
  let account: string;

  beforeEach(async () => {
    await emptyDatabase(services());
    owner = await signIn(services(), "owner", "Wanjiru Maina");
    order = await readOrder(services(), await placeSampleOrder(services()));
    account = accountOf(order.reference);
  });

  test("M-Pesa: what is only there, only here or differs, each with its way on", async () => {
    await pay({ receiptCode: "UKA1AAAAAA", amountCents: cents(100_000) });
    await pay({ receiptCode: "UKA2AAAAAA", amountCents: cents(50_000) });
    await pay({ receiptCode: "UKA3AAAAAA", amountCents: cents(70_000) });
    await pay({ kind: "refund", receiptCode: "UKB1AAAAAA", amountCents: cents(10_000) });
    await pay({ receiptCode: "UKA9AAAAAA", amountCents: cents(5), receivedAt: at("10:00", "2025-10-01") });
    await services()
      .db.insert(unmatchedPayments)
      .values({ method: "mpesa", receiptCode: "UKA4AAAAAA", amountMinor: 3_300, receivedAt: at("12:00") });
    const page = await compare(
      "mpesa",
      `Organisation,VELTO
Time Period:,From 10-11-2025 00:00:00 To 11-11-2025 23:59:59
${mpesaHead}
UKA1AAAAAA,10-11-2025 10:00:00,,Pay Bill from 25472****108,Completed,"1,000.00",,,,Pay Bill Online,254720000108 - NJERI WAMBUI,,${account}
UKA1AAAAAA,10-11-2025 10:00:00,,Pay Bill Charge,Completed,,-5.00,,,Pay Bill Charge,,,
UKA2AAAAAA,10-11-2025 10:00:00,,Pay Bill,Completed,510.00,,,,Pay Bill Online,,,${account}
UKA4AAAAAA,10-11-2025 12:00:00,,Pay Bill,Completed,33.00,,,,Pay Bill Online,,,WRONG1
UKB1AAAAAA,10-11-2025 13:00:00,,Reversal,Completed,,-100.00,,,,,UKA1AAAAAA,
UKA8AAAAAA,11-11-2025 09:00:00,,Pay Bill,Completed,80.00,,,,Pay Bill Online,,,${account}
UKA7AAAAAA,11-11-2025 09:00:00,,Pay Bill,Completed,90.00,,,,Pay Bill Online,,,SHOP7
UKA9AAAAAA,11-11-2025 09:00:00,,Pay Bill,Completed,0.05,,,,Pay Bill Online,,,
UKA8AAAAAA,11-11-2025 09:00:00,,Pay Bill,Completed,80.00,,,,Pay Bill Online,,,${account}
UKC1AAAAAA,11-11-2025 18:00:00,,To bank,Completed,,-900.00,,,Utility Account to Organization Settlement Account,,,
,,,,,"1,713.05","1,005.00",,,,,,`,
    );
    expect(page.status).toBe(200);
    expect(page.text).toContain("M-Pesa, 10 November 2025 to 11 November 2025");
    // Both sides: all of the file but what is only there, and the bank.
    expect(page.text).toContain("5 movements are on both sides.");
    expect(sectionOf(page.text, "Only in the file")).toEqual(["UKA8AAAAAA", "UKA7AAAAAA"]);
    expect(page.text).toContain(`/staff/orders/${order.reference}/pay?receiptCode=UKA8AAAAAA`);
    expect(page.text).toContain("/staff/orders?q=SHOP7");
    expect(sectionOf(page.text, "Only in our books")).toEqual(["UKA3AAAAAA"]);
    // Money that was found far from its day is no unknown money.
    expect(sectionOf(page.text, "On both sides, but not the same")).toEqual(["UKA2AAAAAA", "UKA9AAAAAA"]);
    expect(page.text).toContain("File ksh 510.00, books ksh 500.00");
    expect(sectionOf(page.text, "Twice in the file")).toEqual(["UKA8AAAAAA"]);
    expect(page.text).toContain("Utility Account to Organization Settlement Account");
    expect(page.text).toContain("Pay Bill Charge");
    expect(page.text).toContain("6 things to look at.");
    // Received; 100 went back on both sides.
    expect(page.text).toContain("ksh 1,713.05");
    expect(page.text).toContain("ksh 2,233.05");
    expect(page.text).toContain("ksh -520.00");
    expect(page.text).not.toMatch(/NJERI|254720000108/);
  });

  test("Paystack: all agrees; what the file can't show is said so", async () => {
    const attemptId = await attempt({
      provider: "paystack",
      amountCents: cents(2_000_000),
      chargeMinor: 2_000_000,
    });
    const receiptCode = `${account}-1`;
    const paid = await pay({ method: "credit_card", receiptCode, amountCents: cents(2_000_000), attemptId });
    const back = { method: "credit_card", kind: "refund", refundOf: paid, amountCents: cents(500) } as const;
    await pay({ ...back, receivedAt: at("15:00") });
    const page = await compare(
      "paystack",
      `Reference,Amount,Currency,Status,Fees,Paid At
${receiptCode},20000.00,KES,success,580.00,2025-11-10 07:00:00
${account}-2,20000.00,KES,failed,,2025-11-12 07:00:00
${account}-9,1.00,KES,failed,,2025-11-09 07:00:00`,
      { from: "2025-11-10", to: "2025-11-12" },
    );
    expect(page.text).toContain("The file and our books agree.");
    expect(page.text).toContain("2 lines are of payments that were not completed.");
    expect(sectionOf(page.text, "Refunds")).toEqual([receiptCode]);
    expect(page.text).toContain("ksh -580.00");
  });

  test("PayPal: in dollars, refunds by the capture that they gave back", async () => {
    const attemptId = await attempt({
      provider: "paypal",
      amountCents: cents(4_199_800),
      chargeMinor: 32_431,
      chargeCurrency: "USD",
      rate: 12_950,
    });
    const paid = await pay({
      method: "paypal",
      receiptCode: "CAPTURE1",
      amountCents: cents(4_199_800),
      attemptId,
    });
    const back = { method: "paypal", kind: "refund", refundOf: paid, attemptId } as const;
    await pay({
      ...back,
      amountCents: kesCents(1_001, 12_950),
      receivedAt: at("15:00", "2025-11-13"),
    });
    const head =
      '"Date","Time","TimeZone","Type","Status","Currency","Gross","Fee","Transaction ID","Reference Txn ID"';
    const page = await compare(
      "paypal",
      `${head}
"10/11/2025","10:00:00","EAT","Express Checkout Payment","Completed","USD","324.31","-11.32","CAPTURE1",""
"11/11/2025","10:00:00","EAT","Payment Refund","Completed","USD","-10.01","0","REFUND1","CAPTURE1"
"11/11/2025","10:00:00","EAT","General Withdrawal","Completed","USD","-300.00","0","W1",""`,
    );
    expect(page.text).toContain("The file and our books agree.");
    expect(page.text).toContain("PayPal, 10 November 2025 to 11 November 2025");
    expect(page.text).toContain("USD 314.30");
    expect(page.text).toContain("General Withdrawal");
  });

  test.each<[string, BlobPart, RegExp]>([
    ["an empty file", "", /The file is empty/],
    ["a PDF", "%PDF-1.4", /This is a PDF/],
    ["an XLSX", "PK\u0003\u0004", /Excel file.*save it as CSV/],
    ["a foreign CSV", "Name,Phone\nA,B", /columns Receipt No\., Completion Time/],
    ["Paystack's file", "Reference,Amount,Currency,Status,Paid At\n", /Choose Paystack/],
  ])("%s is refused with a reason, and nothing is compared", async (_, text, words) => {
    const page = await compare("mpesa", text);
    expect(page.status).toBe(400);
    expect(page.text).toMatch(words);
    expect(page.text).toContain("Nothing was compared.");
  });

  test("without a file, a provider or days in their order the form says so and keeps what was typed", async () => {
    const site = await openSite(services());
    const cookie = owner.cookie;
    const fields = { provider: "x", from: "2025-11-12", to: "2025-11-10" };
    const answer = await site.request("/staff/money/compare", formPost(fields, { cookie }));
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toMatch(/aria-invalid="true"[^>]*name="file"/);
    expect(page).toMatch(/aria-invalid="true"[^>]*name="provider"/);
    const dated = await site.request(
      "/staff/money/compare",
      formPost({ ...fields, provider: "paypal" }, { cookie }),
    );
    const text = await dated.text();
    expect(text).toMatch(/aria-invalid="true"[^>]*name="to"/);
    expect(text).toContain('value="2025-11-12"');
  });

  test("50,000 lines are compared, and more are refused", async () => {
    const lines = Array.from({ length: 50_000 }, (_, index) => {
      const receipt = `UK${String(index).padStart(8, "0")}`;
      return `${receipt},10-11-2025 10:00:00,10-11-2025 10:00:00,Pay Bill from 25472****108,Completed,"1,000.00",,1,true,Pay Bill Online,,,${account}`;
    });
    await services().db.execute(sql`
      insert into payments (purchase_id, kind, method, amount_cents, receipt_code, received_at)
      select ${order.id}::uuid, 'payment', 'mpesa', 100000, 'UK' || lpad(n::text, 8, '0'), '2025-11-10T10:00:00+03:00'
      from generate_series(0, 999) as n`);
    const page = await compare("mpesa", [mpesaHead, ...lines].join("\n"));
    expect(page.text).toContain("1000 movements are on both sides.");
    expect(page.text).toContain("And 48800 more.");
    const more = await compare("mpesa", [mpesaHead, ...lines, lines[0]].join("\n"));
    expect([more.status, /more than 50,000 lines/.test(more.text)]).toEqual([400, true]);
  });

  test("a file over the limit is refused unread, and a large one from a stranger, too", async () => {
    const tooLarge = await compare("mpesa", "x".repeat(11 * 1024 * 1024));
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.text).toContain("up to 10 MB");
    const stranger = await compare("mpesa", "x".repeat(100 * 1024), {}, "");
    expect([stranger.status, stranger.location]).toEqual([
      303,
      "/staff/sign-in?next=%2Fstaff%2Fmoney%2Fcompare",
    ]);
    const support = await signIn(services(), "support");
    expect((await compare("mpesa", mpesaHead, {}, support.cookie)).status).toBe(403);
    // Every other form keeps its limit.
    const site = await openSite(services());
    const long = formPost({ order: "x".repeat(100 * 1024) }, { cookie: owner.cookie });
    expect((await site.request(`/staff/money/${randomUUID()}`, long)).status).toBe(413);
  });

  async function compare(
    provider: string,
    file: BlobPart,
    days: { from?: string; to?: string } = {},
    cookie = owner.cookie,
  ) {
    const site = await openSite(services());
    const form = new FormData();
    for (const [name, value] of Object.entries({ provider, ...days })) form.set(name, value);
    form.set("file", new File([file], "statement.csv", { type: "text/csv" }));
    // As a browser sends it: with the length, which a form in memory has not.
    const encoded = new Request("http://localhost", { method: "POST", body: form });
    const body = await encoded.arrayBuffer();
    const headers = {
      cookie,
      origin: "http://localhost",
      "content-type": encoded.headers.get("content-type") ?? "",
      "content-length": String(body.byteLength),
    };
    const answer = await site.request("/staff/money/compare", { method: "POST", body, headers });
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    return { status: answer.status, location: answer.headers.get("location"), text };
  }

  /** The receipts that a list of the page shows. */
  function sectionOf(page: string, title: string): string[] {
    const section = page.split("<section").find((part) => part.includes(`<h2>${title}</h2>`)) ?? "";
    return [...section.matchAll(/class="move__receipt[^"]*">([^<]+)</g)].map(([, receipt = ""]) => receipt);
  }

  async function pay(
    change: Partial<typeof payments.$inferInsert> & { amountCents: number },
  ): Promise<string> {
    const base = { orderId: order.id, kind: "payment", method: "mpesa", receivedAt: at("10:00") } as const;
    const [row] = await services()
      .db.insert(payments)
      .values({ ...base, ...change })
      .returning();
    return row?.id ?? "";
  }

  async function attempt(
    change: Pick<typeof paymentAttempts.$inferInsert, "provider" | "amountCents" | "chargeMinor"> &
      Partial<typeof paymentAttempts.$inferInsert>,
  ): Promise<string> {
    const keys = { tokenHash: randomUUID(), idempotencyKey: randomUUID() };
    const [row] = await services()
      .db.insert(paymentAttempts)
      .values({ orderId: order.id, number: 1, ...keys, ...change })
      .returning();
    return row?.id ?? "";
  }
});
