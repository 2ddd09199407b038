import { beforeEach, expect, test } from "vitest";
import { contactMessages, orders, payments, serialNumbers } from "~/db/schema";
import { cents } from "~/money/cents";
import { serialKey } from "~/serial-numbers/typed";
import { openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";

onDatabase((services) => {
  beforeEach(async () => {
    await emptyDatabase(services());
    const { db } = services();
    await db.insert(contactMessages).values({
      name: "Joseph Karanja",
      email: "joseph@karanja.example",
      message: "Do you sell till rolls?",
    });
    const [order] = await db
      .insert(orders)
      .values({
        reference: "VLT-7K4MQ2",
        accessKey: "a".repeat(24),
        customerName: "Halima Noor",
        customerEmail: "halima@noor.example",
        customerPhone: "+254 722 000 111",
        kraPin: "A001234567Z",
        shippingAddress: "Mombasa",
        totalCents: cents(2_000_000),
      })
      .returning();
    for (const serial of ["SN-100200300", "PT/2-77", "PT-3"])
      await db.insert(serialNumbers).values({ serial, key: serialKey(serial), orderId: order?.id ?? "" });
    await db.insert(payments).values({
      orderId: order?.id ?? "",
      kind: "payment",
      method: "mpesa",
      amountCents: cents(100),
      receiptCode: "UKH4TB9Q2M",
    });
  });

  // Whose it is, and the record.
  const halima = ["Halima Noor", "VLT-7K4MQ2, Halima Noor"];
  const joseph = ["Joseph Karanja", "Joseph Karanja"];

  const cases: [words: string, sales: string[], support?: string[]][] = [
    ["halima", halima],
    ["vlt-7k4mq2", halima],
    ["0722 000 111", halima],
    ["joseph@kar", joseph],
    ["till rolls", joseph],
    ["ukh4tb9q2m", halima, []],
    ["SN-100200300", halima],
    ["sn 1002", halima],
    ["pt277", halima],
    ["000 111", halima],
    ["a001234567z", halima],
    ["100%", []],
    ["receipt", ["Receipt Printer"]],
    ["inb", ["Inbox"]],
    ["peop", []],
    ["nothing like this", []],
    ["'); drop table staff", []],
  ];

  test.each(cases)("%s", async (words, sales, support = sales) => {
    const site = await openSite(services());
    for (const [role, expected] of [
      ["sales", sales],
      ["support", support],
    ] as const) {
      const { cookie } = await signIn(services(), role);
      const answer = await site.request(`/staff/find?q=${encodeURIComponent(words)}`, {
        headers: { cookie },
      });
      const list = /<ul class="more">(.*?)<\/ul>/s.exec(await answer.text())?.[1] ?? "";
      expect([role, [...list.matchAll(/<span>([^<]+)<br\/>/g)].map(([, title]) => title)]).toEqual([
        role,
        expected,
      ]);
    }
  });
});
