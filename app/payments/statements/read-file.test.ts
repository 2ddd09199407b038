import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { statementFormats } from "../providers.server";
import { minorOfText } from "./amounts";
import { csvRows } from "./csv-rows";
import { fileLimits } from "./limits";
import { readStatementFile } from "./read-file";
import { dayOrderOf, readTime } from "./times";

const now = new Date("2026-11-18T09:00:00Z");
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, provider: keyof typeof statementFormats = "mpesa") =>
  readStatementFile(typeof text === "string" ? bytesOf(text) : text, statementFormats[provider], now);

const mpesaHead =
  "Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.";
const mpesaFile = `Account Holder:,VELTO LIMITED
Short Code:,555111
Time Period:,,From 16-11-2026 00:00:00,,To 17-11-2026 23:59:59
Opening Balance:,"1,000.00",Closing Balance:,"200,000.00"
${mpesaHead}
UKH4TB9Q2M,17-11-2026 09:05:11,17-11-2026 09:05:10,Pay Bill from 25472****108 - NJERI,Completed,"141,998.00",,1,true,Pay Bill Online,25472****108 - NJERI,,VLT7K4MQ2A
UKH4TB9Q2M,17-11-2026 09:05:11,17-11-2026 09:05:10,Pay Bill Charge,Completed,,-55.00,1,true,Pay Bill Charge,555111,,
UKH5AA1B2C,17-11-2026 10:00:00,17-11-2026 10:00:00,Reversal of UKH4TB9Q2M,Completed,,"-1,000.00",1,true,,25472****108,UKH4TB9Q2M,
UKH6AA1B2C,17-11-2026 11:00:00,17-11-2026 11:00:00,Pay Bill from 25470****1,Declined,500.00,,1,true,Pay Bill Online,,,
UKH7AA1B2C,17-11-2026 18:00:00,17-11-2026 18:00:00,Transfer,Completed,,-90000.00,1,true,Utility Account to Organization Settlement Account,555111,,
,,,,Total,"142,498.00","91,055.00",,,,,,
`;

test("M-Pesa: payments, reversals, charges under the receipt of their payment, transfers and totals", async () => {
  const file = await read(mpesaFile);
  expect(file).toMatchObject({ days: { from: "2026-11-16", to: "2026-11-17" }, notCompleted: 1 });
  expect("movements" in file && file.movements).toEqual([
    expect.objectContaining({
      kind: "payment",
      receipt: "UKH4TB9Q2M",
      minor: 14_199_800,
      account: "VLT7K4MQ2A",
      at: new Date("2026-11-17T06:05:11Z"),
      line: 6,
    }),
    expect.objectContaining({ kind: "other", receipt: "", minor: 5_500, label: "Pay Bill Charge" }),
    expect.objectContaining({ kind: "refund", receipt: "UKH5AA1B2C", of: "UKH4TB9Q2M", minor: 100_000 }),
    expect.objectContaining({ kind: "other", isIn: false, minor: 9_000_000 }),
  ]);
});

test("Paystack: successful ones count, a reversed one came and went back, fees are no buyer's money", async () => {
  const file = await read(
    `id,Reference,Amount,Currency,Status,Channel,Fees,Paid At
1,VLT7K4MQ2A-1,"20,000.00",KES,success,card,580.00,2026-11-17T21:30:00.000Z
2,VLT7K4MQ2A-2,100.00,KES,abandoned,card,,
3,VLTW5F7GHA-1,5000.00,KES,reversed,card,0,2026-11-16 08:00:00`,
    "paystack",
  );
  expect(file).toMatchObject({ days: { from: "2026-11-16", to: "2026-11-18" }, notCompleted: 1 });
  const movements = "movements" in file ? file.movements : [];
  expect(
    movements.map(({ kind, receipt, of, minor, account }) => [kind, receipt, of, minor, account]),
  ).toEqual([
    ["payment", "VLT7K4MQ2A-1", "", 2_000_000, "VLT7K4MQ2A"],
    ["other", "", "", 58_000, "VLT7K4MQ2A"],
    ["payment", "VLTW5F7GHA-1", "", 500_000, "VLTW5F7GHA"],
    ["refund", "", "VLTW5F7GHA-1", 500_000, "VLTW5F7GHA"],
  ]);
});

// The columns that support.paystack.com lists in 'How can I see my Payouts on Paystack?'.
test("Paystack's file of a payout: everything in it was paid", async () => {
  const file = await read(
    `Reference number,Transaction date,Customer email,Amount paid,Paystack fee,Amount due to merchant,Settlement date,Gateway response,Customer full name,Transaction ID,Card type,Card bank,Country code,Currency,Subaccount,Subaccount due
VLT7K4MQ2A-1,2026-11-17 21:30:00,wanjiku@example.com,"20,000.00",580.00,"19,420.00",2026-11-18,Successful,Wanjiku Kamau,4099260516,visa,EQUITY BANK,KE,KES,,
,,,"20,000.00",580.00,"19,420.00",,,,,,,,,,`,
    "paystack",
  );
  expect(file).toMatchObject({ days: { from: "2026-11-18", to: "2026-11-18" }, notCompleted: 0 });
  const movements = "movements" in file ? file.movements : [];
  expect(movements.map(({ kind, receipt, minor, currency }) => [kind, receipt, minor, currency])).toEqual([
    ["payment", "VLT7K4MQ2A-1", 2_000_000, "KES"],
    ["other", "", 58_000, "KES"],
  ]);
});

const paypalHead =
  '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Reference Txn ID","Invoice Number"';

test("PayPal: captures, refunds by the capture they gave back, fees, withdrawals; times by each line's zone", async () => {
  const file = await read(
    `${paypalHead}
"11/16/2026","22:30:00","PST","Ali Yusuf","Express Checkout Payment","Completed","USD","324.31","-11.32","312.99","a@b.example","p@velto.example","5TY05013RG002845M","","VLT7K4MQ2A-1"
"11/17/2026","01:00:00","PST","Ali Yusuf","Payment Refund","Completed","USD","-24.31","0.84","-23.47","p@velto.example","a@b.example","1JU08902781691411","5TY05013RG002845M","VLT7K4MQ2A-1"
"11/17/2026","02:00:00","PST","","General Withdrawal","Completed","USD","-200.00","0.00","-200.00","","","9GC70144C2158642X","",""
"11/17/2026","02:10:00","PST","X","Express Checkout Payment","Pending","USD","10.00","0.00","10.00","","","9GC70144C2158642Y","",""`,
    "paypal",
  );
  expect(file).toMatchObject({ days: { from: "2026-11-17", to: "2026-11-17" }, notCompleted: 1 });
  const movements = "movements" in file ? file.movements : [];
  expect(
    movements.map(({ kind, receipt, of, minor, account }) => [kind, receipt, of, minor, account]),
  ).toEqual([
    ["payment", "5TY05013RG002845M", "", 32_431, "VLT7K4MQ2A"],
    ["other", "", "", 1_132, "VLT7K4MQ2A"],
    ["refund", "1JU08902781691411", "5TY05013RG002845M", 2_431, "VLT7K4MQ2A"],
    ["other", "", "5TY05013RG002845M", 84, "VLT7K4MQ2A"],
    ["other", "9GC70144C2158642X", "", 20_000, ""],
  ]);
  expect(movements[0]?.at).toEqual(new Date("2026-11-17T06:30:00Z"));
});

const oneLine = (cells: Partial<Record<"receipt" | "time" | "paidIn", string>> = {}) =>
  `Receipt No.,Completion Time,Transaction Status,Paid In,Withdrawn\n${cells.receipt ?? "UKH4TB9Q2M"},${cells.time ?? "17-11-2026 09:05:11"},Completed,${cells.paidIn ?? "500.00"},`;

test.each([
  [
    "columns in another order, case and spelling",
    "withdrawn,PAID_IN,transaction status,receipt no,COMPLETION TIME\n,500,completed,ukh4tb9q2m,2026-11-17 09:05",
  ],
  ["a byte order mark and CRLF", `\uFEFF${oneLine().replaceAll("\n", "\r\n")}\r\n`],
  ["semicolons", oneLine().replaceAll(",", ";")],
  ["a line break inside of quotes before the columns", `"Account\nHolder",VELTO\n\n${oneLine()}`],
])("read all the same: %s", async (_, text) => {
  const file = await read(text);
  expect("movements" in file && file.movements).toMatchObject([{ receipt: "UKH4TB9Q2M", minor: 50_000 }]);
});

test("Excel's Unicode text is UTF-16 with tabs, with its mark or without", async () => {
  const text = oneLine().replaceAll(",", "\t");
  const little = new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
  for (const bytes of [little, little.slice(2), new Uint8Array(Buffer.from(little).swap16())]) {
    const file = await read(bytes);
    expect("movements" in file && file.movements).toMatchObject([{ receipt: "UKH4TB9Q2M", minor: 50_000 }]);
  }
});

test("letters of old Windows hold nothing up", async () => {
  const file = await read(new Uint8Array(Buffer.from(`Holder,CAF\u00c9\n${oneLine()}`, "latin1")));
  expect("movements" in file && file.movements).toHaveLength(1);
});

test.each<[string, string | Uint8Array, object]>([
  ["an empty file", "", { refused: "empty" }],
  ["spaces only", " \r\n \n", { refused: "empty" }],
  ["a PDF", "%PDF-1.7 ...", { refused: "pdf" }],
  ["an XLSX", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 1, 2]), { refused: "spreadsheet" }],
  ["an XLS", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), { refused: "spreadsheet" }],
  ["a web page", "<!DOCTYPE html><html></html>", { refused: "web-page" }],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 9, 8, 7, 0, 3]), { refused: "not-text" }],
  [
    "a foreign CSV",
    "Name,Phone\nA,B",
    {
      refused: "columns",
      missing: ["Receipt No.", "Completion Time", "Transaction Status", "Paid In", "Withdrawn"],
    },
  ],
  [
    "one column missing",
    oneLine().replace(",Paid In", ",Amount"),
    { refused: "columns", missing: ["Paid In"] },
  ],
  ["PayPal's file", `${paypalHead}\n`, { refused: "columns", fits: "paypal" }],
  ["columns alone", mpesaHead, { refused: "nothing" }],
  ["a time that is none", oneLine({ time: "yesterday" }), { refused: "time", line: 2 }],
  ["31 November", oneLine({ time: "31-11-2026 10:00:00" }), { refused: "time", line: 2 }],
  ["a day to come", oneLine({ time: "17-12-2026 10:00:00" }), { refused: "future", line: 2 }],
  ["an amount that is none", oneLine({ paidIn: "five" }), { refused: "amount", line: 2 }],
  ["a quote that never ends", `${oneLine()}\n"UKH4TB9Q2N,17`, { refused: "open-quote", line: 3 }],
])("refused whole: %s", async (_, text, refusal) => {
  expect(await read(text)).toMatchObject(refusal);
});

test("another currency than ours there", async () => {
  const line =
    '"11/16/2026","22:30:00","PST","A","Express Checkout Payment","Completed","EUR","10.00","0","10","","","5TY05013RG002845M","",""';
  const refusal = { refused: "currency", found: "EUR", expected: "USD" };
  expect(await read(`${paypalHead}\n${line}`, "paypal")).toEqual(refusal);
});

test("as many lines as are allowed, while other work goes on, and not one more", async () => {
  const [head = "", line = ""] = oneLine().split("\n");
  const lines = Array.from({ length: fileLimits.lines }, () => line);
  let [turns, isDone] = [0, false];
  const reading = read([head, ...lines].join("\n")).finally(() => {
    isDone = true;
  });
  for (; !isDone; turns++) await setImmediate();
  const whole = await reading;
  expect(turns).toBeGreaterThan(90);
  expect("movements" in whole && whole.movements).toHaveLength(fileLimits.lines);
  expect(await read([head, ...lines, line].join("\n"))).toEqual({ refused: "too-many-lines" });
});

test.each([
  ["1,234.50", 123_450],
  ["KES 1,234", 123_400],
  ["Ksh.1,00,000.00", 10_000_000],
  ["-500.00", -50_000],
  ["(500.00)", -50_000],
  ["10,00", 1_000],
  ["1.234,50", 123_450],
  ["", 0],
  ["1,2,3", undefined],
  ["12.345", undefined],
  ["1e5", undefined],
])("the amount %j is %j", (text, minor) => {
  expect(minorOfText(text)).toBe(minor);
});

test.each([
  ["17-11-2026 09:05:11", "2026-11-17T06:05:11.000Z"],
  ["2026-11-17T09:05:11.000Z", "2026-11-17T09:05:11.000Z"],
  ["2026-11-17 09:05:11+01:00", "2026-11-17T08:05:11.000Z"],
  ["17/11/26 9:05 PM", "2026-11-17T18:05:00.000Z"],
  ["17/11/2026 12:05 am", "2026-11-16T21:05:00.000Z"],
  ["Nov 17, 2026 09:05", "2026-11-17T06:05:00.000Z"],
  ["17-Nov-26", "2026-11-16T21:00:00.000Z"],
])("the time %j", (text, moment) => {
  expect(readTime(text, "day-first", "+03:00")?.toISOString()).toBe(moment);
});

test("a zone by its name knows summer", () => {
  const noon = (day: string) =>
    readTime(`${day} 12:00:00`, "day-first", "America/Los_Angeles")?.getUTCHours();
  expect([noon("2026-01-05"), noon("2026-07-05")]).toEqual([20, 19]);
  expect(readTime("2026-07-05", "day-first", "Nowhere/Here")).toBeUndefined();
});

test("days come first unless the file says otherwise", () => {
  expect(dayOrderOf(["13/11/2026"])).toBe("day-first");
  expect(dayOrderOf(["11/13/2026"])).toBe("month-first");
  expect(dayOrderOf(["11/01/2026", "11/02/2026", "11/12/2026"])).toBe("month-first");
  expect(dayOrderOf(["01/11/2026", "02/11/2026", "12/11/2026"])).toBe("day-first");
  expect(dayOrderOf(["05/11/2026"])).toBe("day-first");
  expect(dayOrderOf(["2026-11-05"])).toBe("day-first");
});

test("rows, quotes and line breaks of a CSV", () => {
  const rows = [...csvRows('a,"b ""x"", c",\r\n"two\nlines",d"e,\n\nlast', ",")];
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["a", 'b "x", c', ""],
    ["two\nlines", 'd"e', ""],
    [""],
    ["last"],
  ]);
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
});
