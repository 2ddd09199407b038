import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, orders, payments, type TaxInvoice, taxInvoices } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { cents } from "~/money/cents";
import { sumsByLetter } from "~/money/tax";
import { allowUnpaidPacking } from "~/orders/steps/allow-unpaid.server";
import { cancelOrder, deliverOrder, packOrder, shipOrder } from "~/orders/steps/move-order.server";
import { recordPayment } from "~/orders/steps/record-money.server";
import { recordReturn } from "~/orders/steps/record-return.server";
import { reviseOrder } from "~/orders/steps/revise.server";
import { undoStep } from "~/orders/steps/take-back.server";
import { withdrawMoney } from "~/orders/steps/withdraw-money.server";
import { sumUp } from "~/payments/books/sum-up.server";
import { saveKraPin } from "~/payments/panel/kra-pin.server";
import { documentsOf, followOrder } from "~/tax-due/follow.server";
import { dropEarlierTriggers, emptyDatabase, onDatabase } from "../../tests/databases";
import { bringOrder, payOrder, placeSampleOrder, readOrder } from "../../tests/orders";
import { samplePdf } from "../../tests/sample-pdf";
import { signIn } from "../../tests/staff";
import { correctBuyer } from "./correct.server";
import { enterTaxInvoice, retypeTaxInvoice } from "./enter.server";
import { buyerInput, enterInput } from "./input";

const unit = "KRACU0100000001";

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  let owner: Actor;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
  });

  const of = async (reference: string) => {
    const { id } = await readOrder(services(), reference);
    return documentsOf(services().db, id);
  };
  /** Each as `invoice due sale 4199800`. */
  const list = async (reference: string) =>
    (await of(reference)).map(
      ({ kind, state, reason, totalCents }) => `${kind} ${state} ${reason} ${totalCents}`,
    );
  const only = async (reference: string): Promise<TaxInvoice> => {
    const [one] = await of(reference);
    if (!one) throw new Error("there is none");
    return one;
  };
  const base = async (reference: string) => ({
    version: (await readOrder(services(), reference)).version,
    tellBuyer: false,
  });
  const confirmed = async () => {
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), owner, reference, "confirmed");
    return reference;
  };
  const paid = async () => {
    const reference = await confirmed();
    await payOrder(services(), owner, reference);
    return reference;
  };
  const typed = (fields: Record<string, unknown>) =>
    enterInput.parse({
      controlUnit: unit,
      invoiceNumber: "41",
      issuedOn: "2026-11-18",
      version: 1,
      ...fields,
    });
  const enter = async (number: string, fields: Record<string, unknown> = {}, who = owner) => {
    const [row] = await services().db.select().from(taxInvoices).where(eq(taxInvoices.number, number));
    return enterTaxInvoice(services(), who, number, typed({ version: row?.version, ...fields }));
  };
  const cancel = async (reference: string) =>
    cancelOrder(services(), owner, { reference }, {
      ...(await base(reference)),
      reason: "buyer-asked",
    } as never);
  const change = async (reference: string, quantity: number) =>
    reviseOrder(services(), owner, { reference }, {
      ...(await base(reference)),
      "pos-terminal": quantity,
      shippingAddress: "Moi Avenue 12, Thika",
      deliveryDay: "2026-11-20",
      agreedBy: "phone",
      agreedAt: "2026-11-18T10:00",
      isSure: true,
    } as never);

  describe("an invoice is due", () => {
    test("once the order is confirmed and paid in full, and not before", async () => {
      const reference = await confirmed();
      expect(await of(reference)).toEqual([]);
      await payOrder(services(), owner, reference, 1_000_000);
      expect(await of(reference)).toEqual([]);
      await payOrder(services(), owner, reference);
      const { totalCents } = await readOrder(services(), reference);
      const invoice = await only(reference);
      expect(invoice).toMatchObject({ kind: "invoice", state: "due", reason: "sale", number: reference });
      expect(invoice).toMatchObject({ totalCents, buyerName: "Njeri Wambui", buyerPin: null });
      expect(invoice.lines).toMatchObject([{ name: "POS Terminal", quantity: 2, letter: "B", rate: 16 }]);
    });

    test("when it is confirmed, if it was paid before", async () => {
      const reference = await placeSampleOrder(services());
      const { totalCents } = await readOrder(services(), reference);
      const money = { method: "mpesa", amount: totalCents, receiptCode: "UKI6WN3R8C", isSure: true };
      await recordPayment(services(), owner, { reference }, {
        ...(await base(reference)),
        ...money,
      } as never);
      expect(await of(reference)).toEqual([]);
      await bringOrder(services(), owner, reference, "confirmed");
      expect(await list(reference)).toEqual([expect.stringMatching(/^invoice due sale/)]);
    });

    test("when it ships unpaid", async () => {
      const reference = await confirmed();
      await allowUnpaidPacking(services(), owner, { reference }, await base(reference));
      await packOrder(services(), owner, { reference }, (await base(reference)) as never);
      expect(await of(reference)).toEqual([]);
      await shipOrder(services(), owner, { reference }, {
        ...(await base(reference)),
        courier: "G4S",
      } as never);
      expect(await list(reference)).toEqual([expect.stringMatching(/^invoice due sale/)]);
    });

    test("once, however often the order and its money are looked at again, also by two at once", async () => {
      const reference = await paid();
      const { id } = await readOrder(services(), reference);
      await Promise.all(Array.from({ length: 6 }, () => inTransaction(services().db, (tx) => sumUp(tx, id))));
      await bringOn(reference);
      expect(await list(reference)).toHaveLength(1);
    });

    test("with lines whose parts make up the sum to the cent", async () => {
      const reference = await paid();
      const { lines, totalCents, vatCents } = await only(reference);
      const letters = sumsByLetter(lines);
      expect(letters.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D", "E"]);
      const b = letters[1];
      expect((b?.netCents ?? 0) + (b?.vatCents ?? 0)).toBe(totalCents);
      expect(b?.vatCents).toBe(vatCents);
    });

    test("never for a test or a fake", async () => {
      const reference = await confirmed();
      await services().db.update(orders).set({ isSpam: true });
      await payOrder(services(), owner, reference);
      expect(await of(reference)).toEqual([]);
    });
  });

  describe("before it is issued it follows the order", () => {
    test("withdrawn with the order or its money, and due again when that is taken back", async () => {
      const reference = await paid();
      await cancel(reference);
      expect(await list(reference)).toEqual([expect.stringMatching(/^invoice withdrawn/)]);
      await undoStep(services(), owner, { reference }, await base(reference));
      expect((await of(reference)).map(({ state, number }) => [number, state])).toEqual([
        [reference, "withdrawn"],
        [`${reference}-2`, "due"],
      ]);
    });

    test("withdrawn when the payment was a mistake", async () => {
      const reference = await paid();
      const [payment] = await services().db.select().from(payments);
      const mistake = { ...(await base(reference)), payment: payment?.id ?? "", reason: "Wrong order" };
      await withdrawMoney(services(), owner, { reference }, mistake);
      expect(await list(reference)).toEqual([expect.stringMatching(/^invoice withdrawn/)]);
    });

    test("says the machines that were agreed since", async () => {
      const reference = await paid();
      await change(reference, 1);
      const [invoice] = await of(reference);
      expect(invoice).toMatchObject({ state: "due", lines: [{ quantity: 1 }] });
      expect(invoice?.totalCents).toBe((await readOrder(services(), reference)).totalCents);
    });

    test("carries the KRA PIN that the buyer gives meanwhile; once issued, it stays", async () => {
      const reference = await paid();
      const order = await readOrder(services(), reference);
      expect(await saveKraPin(services(), order, "P000000045R")).toBe(true);
      expect(await only(reference)).toMatchObject({ buyerPin: "P000000045R" });
      await services().db.update(orders).set({ kraPin: null });
      await enter(reference);
      expect(await saveKraPin(services(), order, "A000000046B")).toBe(false);
    });
  });

  describe("what was issued is entered", () => {
    test("with unit, number and day, once", async () => {
      const reference = await paid();
      expect(await enter(reference, { invoiceNumber: "kracu0100000001/41", controlUnit: "" })).toMatchObject({
        invoice: { state: "issued", controlUnit: unit, invoiceNumber: "41", issuedOn: "2026-11-18" },
      });
      expect(await enter(reference, { invoiceNumber: "42" })).toEqual({ refused: "not-due" });
      const trail = await services()
        .db.select()
        .from(auditEvents)
        .where(eq(auditEvents.subjectId, (await readOrder(services(), reference)).id));
      expect(trail.slice(-1)).toMatchObject([
        { actor: owner.name, after: { invoice: reference, number: `${unit}/41` } },
      ]);
    });

    test("the same number twice is refused, also by two at once", async () => {
      const references = await Promise.all([paid(), paid(), paid()]);
      const results = await Promise.all(references.map((reference) => enter(reference)));
      const refused = results.filter((result) => "refused" in result);
      expect(refused).toHaveLength(2);
      const first = references[results.findIndex((result) => "invoice" in result)];
      expect(refused).toEqual(refused.map(() => ({ refused: "number-used", number: first })));
    });

    test("by somebody who saw it as it was before: refused, and nothing is lost", async () => {
      const reference = await paid();
      await change(reference, 1);
      expect(await enter(reference, { version: 1 })).toEqual({ refused: "changed" });
      expect(await only(reference)).toMatchObject({ state: "due", invoiceNumber: null });
    });

    test("by its PDF, which belongs to one invoice", async () => {
      const [one, other] = [await paid(), await paid()];
      const file = samplePdf("KRACU0100000001/41");
      const asFile = { controlUnit: "", invoiceNumber: "", file };
      expect(await enter(one, asFile)).toMatchObject({ invoice: { state: "issued", invoiceNumber: null } });
      expect(await enter(other, asFile)).toEqual({ refused: "file-used", number: one });
      expect(await list(other)).toEqual([expect.stringMatching(/^invoice due/)]);
    });

    test.each([
      ["a picture", new File(["\x89PNG\r\n"], "invoice.pdf"), "no-pdf"],
      ["a page that says it is one", new File(["<html>%PDF-1.4 %%EOF"], "invoice.pdf"), "no-pdf"],
      ["half of one", new File([`%PDF-1.4\n${"x".repeat(3000)}`], "invoice.pdf"), "cut-off"],
      ["nothing", new File([], "invoice.pdf"), "empty"],
      [
        "too much",
        new File(["%PDF-1.4", new Uint8Array(2_200_000), "startxref\n0\n%%EOF"], "a.pdf"),
        "too-large",
      ],
      ["a locked one", new File(["%PDF-1.4 /Encrypt 5 0 R startxref\n0\n%%EOF"], "a.pdf"), "locked"],
      ["a program", new File(["%PDF-1.4 /S /JavaScript startxref\n0\n%%EOF"], "a.pdf"), "acts"],
    ])("a file that is %s is none", async (_, file, why) => {
      const reference = await paid();
      expect(await enter(reference, { file })).toEqual({ refused: "file", why });
      expect(await only(reference)).toMatchObject({ state: "due" });
    });

    test("corrected, when it was typed wrong", async () => {
      const reference = await paid();
      await enter(reference);
      const { version } = await only(reference);
      const right = typed({ version, invoiceNumber: "14" });
      expect(await retypeTaxInvoice(services(), owner, reference, right)).toMatchObject({
        invoice: { invoiceNumber: "14", state: "issued" },
      });
    });

    test("by owners and sales alone", async () => {
      const reference = await paid();
      const support = (await signIn(services(), "support")).person;
      await expect(enter(reference, {}, support)).rejects.toThrow("tax-invoices.work");
    });
  });

  test.each([
    [{ invoiceNumber: "", controlUnit: "" }, "Enter the number, or choose the PDF."],
    [{ controlUnit: "" }, "Unit and number belong together: enter both."],
    [{ invoiceNumber: "41; drop table" }, "An invoice number has letters and digits"],
    [{ issuedOn: "2099-01-01" }, "This day has not come yet."],
    [{ issuedOn: "yesterday" }, "Give the day that the invoice carries."],
    [{ signature: "QUII-27MA" }, "The receipt signature has 16 letters and digits."],
    [{ qrLink: "https://kra.example/etims" }, "The QR code of a real invoice leads to"],
  ])("wrong input is told in words: %j", (fields, words) => {
    const base = { controlUnit: unit, invoiceNumber: "41", issuedOn: "2026-11-18", version: 1 };
    const result = enterInput.safeParse({ ...base, ...fields });
    expect(result.error?.issues.map(({ message }) => message).join(" ")).toContain(words);
  });

  test("a KRA PIN is checked by its form", () => {
    const pin = (buyerPin: string) => buyerInput.safeParse({ version: 1, buyerName: "Duka Ltd", buyerPin });
    expect(pin("p 000000045 r").data?.buyerPin).toBe("P000000045R");
    for (const wrong of ["P00000045R", "0000000045R", "P000000045RR", "PIN"])
      expect(pin(wrong).error?.issues[0]?.message).toMatch(/a letter, nine digits and a letter/);
  });

  describe("after it was issued", () => {
    const issued = async () => {
      const reference = await paid();
      await enter(reference);
      return reference;
    };

    test("a cancelled order waits for a credit note in full, and undoing takes that back", async () => {
      const reference = await issued();
      const { totalCents } = await readOrder(services(), reference);
      await cancel(reference);
      expect(await list(reference)).toEqual([
        `invoice issued sale ${totalCents}`,
        `credit_note due cancelled ${totalCents}`,
      ]);
      await undoStep(services(), owner, { reference }, await base(reference));
      expect(await list(reference)).toEqual([
        `invoice issued sale ${totalCents}`,
        `credit_note withdrawn cancelled ${totalCents}`,
      ]);
    });

    test("a changed order waits for a credit note and a new invoice, in this order", async () => {
      const reference = await issued();
      await change(reference, 1);
      const states = async () => (await of(reference)).map(({ number, state }) => `${number} ${state}`);
      expect(await states()).toEqual([`${reference} issued`, `${reference}-C1 due`, `${reference}-2 due`]);
      expect(await enter(`${reference}-2`, { invoiceNumber: "43" })).toEqual({
        refused: "first",
        number: `${reference}-C1`,
      });
      expect(await enter(`${reference}-C1`, { invoiceNumber: "42", issuedOn: "2026-11-17" })).toEqual({
        refused: "before-original",
      });
      await enter(`${reference}-C1`, { invoiceNumber: "42" });
      await enter(`${reference}-2`, { invoiceNumber: "43" });
      await bringOn(reference);
      expect(await states()).toEqual([
        `${reference} issued`,
        `${reference}-C1 issued`,
        `${reference}-2 issued`,
      ]);
    });

    test("with more machines, the new invoice waits until those are paid or leave", async () => {
      const reference = await issued();
      await change(reference, 3);
      expect(await list(reference)).toHaveLength(1);
      await payOrder(services(), owner, reference);
      expect(await list(reference)).toHaveLength(3);
    });

    test("goods that come back wait for a credit note each, never over more than the invoice", async () => {
      const reference = await issued();
      await bringOn(reference);
      const { totalCents } = await readOrder(services(), reference);
      await giveBack(reference, 500_000);
      await giveBack(reference, 700_000);
      await giveBack(reference, totalCents - 1_200_000);
      expect(await giveBack(reference, 100)).toMatchObject({ refused: "too-much" });
      expect(await list(reference)).toEqual([
        `invoice issued sale ${totalCents}`,
        "credit_note due returned 500000",
        "credit_note due returned 700000",
        `credit_note due returned ${totalCents - 1_200_000}`,
      ]);
      for (const [index, { number }] of (await of(reference)).slice(1).entries())
        await enter(number, { invoiceNumber: String(50 + index) });
      const { id } = await readOrder(services(), reference);
      await inTransaction(services().db, async (tx) =>
        followOrder(tx, await readOrder({ db: tx }, reference)),
      );
      expect(await documentsOf(services().db, id)).toHaveLength(4);
    });

    test("goods that come back before the invoice is issued: its credit note waits for it", async () => {
      const reference = await paid();
      await bringOn(reference);
      await giveBack(reference, 500_000);
      expect(await enter(`${reference}-C1`, { invoiceNumber: "42" })).toEqual({
        refused: "first",
        number: reference,
      });
      await enter(reference);
      expect(await enter(`${reference}-C1`, { invoiceNumber: "42" })).toHaveProperty("invoice");
    });

    test("a wrong KRA PIN is corrected by a credit note and a new invoice", async () => {
      const reference = await issued();
      const { totalCents } = await readOrder(services(), reference);
      const { version } = await only(reference);
      const right = buyerInput.parse({ version, buyerName: "Mara Fresh Ltd", buyerPin: "P000000045R" });
      expect(await correctBuyer(services(), owner, reference, right)).toHaveProperty("invoice");
      expect(await list(reference)).toEqual([
        `invoice issued sale ${totalCents}`,
        `credit_note due buyer ${totalCents}`,
        `invoice due buyer ${totalCents}`,
      ]);
      const [old, note, next] = await of(reference);
      expect([old?.buyerName, note?.buyerName, next?.buyerName]).toEqual([
        "Njeri Wambui",
        "Njeri Wambui",
        "Mara Fresh Ltd",
      ]);
      expect(next?.buyerPin).toBe("P000000045R");
      expect(await correctBuyer(services(), owner, reference, right)).toEqual({ refused: "not-issued" });
      await enter(`${reference}-C1`, { invoiceNumber: "42" });
      await enter(`${reference}-2`, { invoiceNumber: "43" });
      expect(await list(reference)).toHaveLength(3);
    });

    test("what came back is credited on the corrected invoice as well", async () => {
      const reference = await issued();
      await bringOn(reference);
      await giveBack(reference, 500_000);
      await enter(`${reference}-C1`, { invoiceNumber: "42" });
      const { totalCents } = await readOrder(services(), reference);
      const { version } = await only(reference);
      const right = buyerInput.parse({ version, buyerName: "Mara Fresh Ltd", buyerPin: "" });
      await correctBuyer(services(), owner, reference, right);
      await enter(`${reference}-C2`, { invoiceNumber: "43" });
      await enter(`${reference}-2`, { invoiceNumber: "44" });
      expect((await list(reference)).toSorted()).toEqual(
        [
          `invoice issued sale ${totalCents}`,
          "credit_note issued returned 500000",
          `credit_note issued buyer ${totalCents - 500_000}`,
          `invoice issued buyer ${totalCents}`,
          "credit_note due returned 500000",
        ].toSorted(),
      );
    });

    test("nobody changes what it says, and it stays as long as its order", async () => {
      const reference = await issued();
      const { db } = services();
      await expect(db.update(taxInvoices).set({ totalCents: cents(100) })).rejects.toThrow();
      await expect(db.update(taxInvoices).set({ buyerPin: "P000000045R" })).rejects.toThrow();
      await expect(
        db.update(taxInvoices).set({ state: "due", enteredAt: null, issuedOn: null }),
      ).rejects.toThrow();
      await expect(db.delete(taxInvoices)).rejects.toThrow();
      expect(await list(reference)).toHaveLength(1);
      await db.execute(sql`delete from purchases`);
      expect(await db.select().from(taxInvoices)).toEqual([]);
    });
  });

  async function bringOn(reference: string) {
    await packOrder(services(), owner, { reference }, (await base(reference)) as never);
    await shipOrder(services(), owner, { reference }, {
      ...(await base(reference)),
      courier: "G4S",
    } as never);
    await deliverOrder(services(), owner, { reference }, (await base(reference)) as never);
  }

  async function giveBack(reference: string, refund: number) {
    const given = { ...(await base(reference)), items: "One", faulty: true, refund: cents(refund) };
    return recordReturn(services(), owner, { reference }, { ...given, becomes: "refund" });
  }
});
