import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { inTransaction } from "~/db/transaction.server";
import { openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase, query } from "../../../tests/databases";
import { bringOrder, fillOrders, payOrder, placeSampleOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { mostStatements, pageStatements } from "../../../tests/statements";
import { readFilters } from "./filters";
import { listOrders } from "./list-orders.server";

onDatabase((services) => {
  let owner: Actor;

  function list(search: string, actor = owner) {
    return listOrders(services(), actor, readFilters(new URLSearchParams(search)));
  }
  async function found(search: string) {
    return (await list(search)).rows.map(({ reference }) => reference);
  }

  describe("a few orders", () => {
    beforeEach(async () => {
      await emptyDatabase(services());
      owner = (await signIn(services(), "owner")).person;
    });

    test.each([
      ["all", ["pending", "confirmed", "packed", "shipped", "delivered", "cancelled"]],
      ["to-do", ["pending", "confirmed", "packed"]],
      ["new", ["pending"]],
      ["unpaid", ["pending", "confirmed"]],
      ["on-its-way", ["shipped"]],
      ["cancelled", ["cancelled"]],
    ] as const)("the view %s", async (view, statuses) => {
      for (const status of ["pending", "confirmed", "packed", "shipped", "delivered", "cancelled"] as const) {
        await bringOrder(services(), owner, await placeSampleOrder(services()), status);
      }
      const { rows, counts } = await list(`view=${view}`);
      expect(rows.map(({ status }) => status).sort()).toEqual([...statuses].sort());
      expect(counts).toEqual({ all: 6, "to-do": 3, new: 1, unpaid: 2, "on-its-way": 1, cancelled: 1 });
    });

    test("sums count what the filters show, without cancelled and fake orders", async () => {
      const part = await placeSampleOrder(services());
      await bringOrder(services(), owner, part, "confirmed");
      await payOrder(services(), owner, part, 15_000_00);
      await bringOrder(services(), owner, await placeSampleOrder(services()), "packed");
      await bringOrder(services(), owner, await placeSampleOrder(services()), "cancelled");
      expect((await list("")).sums).toEqual({
        counted: 2,
        notCounted: 1,
        ordered: 80_000_00,
        paid: 55_000_00,
        left: 25_000_00,
        vat: 2 * 5_517_24,
      });
      expect((await list("view=unpaid")).sums).toMatchObject({ ordered: 40_000_00, left: 25_000_00 });
    });

    test("finds an order by all that people have at hand", async () => {
      const reference = await placeSampleOrder(services(), { customer_name: "Mary O'Brien Wanjikũ" });
      await placeSampleOrder(services(), {
        customer_name: "Hassan Abdi",
        customer_email: "hassan@pwani.example",
        customer_phone: "+254733000111",
        shipping_address: "Nyali Road, Mombasa",
      });
      await bringOrder(services(), owner, reference, "confirmed");
      const receipt = await payOrder(services(), owner, reference);
      for (const words of [
        reference,
        reference.toLowerCase(),
        reference.slice(4),
        reference.slice(0, 8),
        receipt,
        receipt.toLowerCase(),
        "wanjikũ",
        "o'brien mary",
        "njeri@duka.example",
        "njeri@duka",
        "0712 345 678",
        "+254 712-345-678",
        "254712345678",
        "0712345",
        "thika",
      ]) {
        expect(await found(`q=${encodeURIComponent(words)}`), words).toEqual([reference]);
      }
      const { person: support } = await signIn(services(), "support");
      for (const code of [receipt, receipt.slice(0, 2)]) {
        expect((await list(`q=${code}`, support)).rows, "for support").toEqual([]);
      }
      for (const words of ["nobody", "%", "_", "\\", "'", ":*", "&|!", "0799999999"]) {
        expect(await found(`q=${encodeURIComponent(words)}`), words).toEqual([]);
      }
    });

    test("by month, owner and method", async () => {
      const reference = await placeSampleOrder(services(), { payment_method: "paypal" });
      await services().db.execute(
        sql`update purchases set created_at = '2026-01-31T21:30:00Z', owner_id = ${owner.id}`,
      );
      const other = await placeSampleOrder(services());
      expect(await found("month=2026-02")).toEqual([reference]);
      expect(await found("month=2026-01")).toEqual([]);
      expect(await found(`owner=${owner.id}`)).toEqual([reference]);
      expect(await found("owner=nobody")).toEqual([other]);
      expect(await found("method=paypal")).toEqual([reference]);
      expect((await list("")).months).toContain("2026-02");
    });

    test("support reads no amounts", async () => {
      const reference = await placeSampleOrder(services());
      await bringOrder(services(), owner, reference, "confirmed");
      await payOrder(services(), owner, reference, 15_000_00);
      const { person, cookie } = await signIn(services(), "support");
      const { sums, rows } = await list("", person);
      expect([sums, rows[0]?.money]).toEqual([undefined, undefined]);
      const site = await openSite(services());
      for (const path of ["/staff/orders", "/staff/orders.data"]) {
        const text = await (await site.request(path, { headers: { cookie } })).text();
        expect(text).toContain(reference);
        expect(text).not.toMatch(/40,?000|15,?000|4000000|1500000/);
      }
    });
  });

  describe("10,000 orders", () => {
    beforeAll(async () => {
      await emptyDatabase(services());
      owner = (await signIn(services(), "owner")).person;
      await fillOrders(services(), 10_000);
    }, 120_000);

    test.each([
      "",
      "view=to-do",
      "q=buyer42%40duka",
      "q=0700000042",
      "month=2026-10&owner=nobody",
      "after=VLT-GGG2328",
    ])("?%s asks no more than with a few", async (search) => {
      const { cookie } = await signIn(services(), "owner");
      const asked = await pageStatements(services(), cookie, `/staff/orders?${search}`);
      expect(asked.length).toBeGreaterThan(1);
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(mostStatements);
    });

    test("a page is under 150 KB", async () => {
      const { cookie } = await signIn(services(), "owner");
      const site = await openSite(services());
      for (const search of ["", "?after=VLT-GGG2328", "?view=unpaid&q=nakuru"]) {
        const answer = await site.request(`/staff/orders${search}`, { headers: { cookie } });
        const html = await answer.text();
        expect(html.match(/class="go"/g)).toHaveLength(50);
        expect(Buffer.byteLength(html), search).toBeLessThan(150_000);
      }
    });

    test("rows and words have indexes to be found by", async () => {
      const page = await plan(sql`select * from purchases order by created_at desc, id desc limit 50`);
      expect(page).toContain("purchases_by_time");
      const words = await plan(sql`
        select id from purchases where search @@ to_tsquery('simple', '''buyer42'':*') or search @@ '''buyer42'':*'::tsquery
        union select id from purchases where reference like 'VLT-GG%' or reference like 'VLT-VLT-GG%'`);
      for (const name of ["purchases_search", "purchases_reference_prefix"]) {
        expect(words).toContain(name);
      }
      const receipt = sql`select purchase_id from payments where receipt_code like 'UKI%'`;
      expect(await plan(receipt)).toContain("payments_receipt_prefix");
      const deep = sql`select * from purchases where (created_at, id) < (
        select created_at, id from purchases where reference = 'VLT-GGG2328') order by created_at desc, id desc limit 51`;
      expect(await plan(deep)).toContain("purchases_by_time");
    });

    test("pages follow each other without a gap or a repetition, there and back", async () => {
      const seen: string[] = [];
      let { rows, next } = await list("");
      for (let page = 0; page < 5; page++) {
        seen.push(...rows.map(({ reference }) => reference));
        ({ rows, next } = await list(`after=${next}`));
      }
      expect(new Set(seen).size).toBe(250);
      const back = await list(`before=${rows[0]?.reference}`);
      expect(back.rows.map(({ reference }) => reference)).toEqual(seen.slice(-50));
      expect((await list("")).previous).toBeUndefined();
      const first = await list(`before=${seen[20]}`);
      expect([first.rows.length, first.previous]).toEqual([20, undefined]);
    });

    /** Whether an index is cheaper than reading all rows is for the planner to say, and changes with their number. */
    async function plan(text: ReturnType<typeof sql>) {
      return inTransaction(services().db, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const lines = await query<{ "QUERY PLAN": string }>({ db: tx }, sql`explain ${text}`);
        return lines.map((line) => line["QUERY PLAN"]).join("\n");
      });
    }
  });
});
