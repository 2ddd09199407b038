import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, type OrderStatus, staffSessions } from "~/db/schema";
import type { Role } from "~/roles";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { emailJobs } from "../../../tests/emails";
import { bringOrder, payOrder, placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import type { StepName } from "./steps/all";

const roles: Role[] = ["owner", "sales", "support"];

/** Where each step is open, what its form says, and what is true afterwards. */
const steps: Record<
  StepName,
  { from: OrderStatus; fields: Record<string, string>; roles: Role[]; result: object }
> = {
  confirm: {
    from: "pending",
    fields: { deliveryDay: "2026-11-20", warranty: "12 months", paysBy: "bank_transfer" },
    roles: ["owner", "sales"],
    result: { orderStatus: "confirmed" },
  },
  pay: {
    from: "confirmed",
    fields: { method: "mpesa", amount: "15,000", receiptCode: "ukh4 tb9q2m" },
    roles: ["owner", "sales"],
    result: { paymentStatus: "part_paid", paidCents: 15_000_00 },
  },
  "pay-link": {
    from: "confirmed",
    fields: {},
    roles: ["owner", "sales"],
    result: { orderStatus: "confirmed" },
  },
  "allow-unpaid": { from: "confirmed", fields: {}, roles: ["owner"], result: { mayPackUnpaid: true } },
  pack: { from: "confirmed", fields: {}, roles: ["owner", "sales"], result: { orderStatus: "packed" } },
  ship: {
    from: "packed",
    fields: { courier: "Own driver", arrivesOn: "2026-11-20" },
    roles: ["owner", "sales"],
    result: { orderStatus: "shipped" },
  },
  deliver: {
    from: "shipped",
    fields: { handedOverAt: "2026-11-20T15:20", signedBy: "Njeri" },
    roles: ["owner", "sales"],
    result: { orderStatus: "delivered" },
  },
  cancel: {
    from: "packed",
    fields: { reason: "out-of-stock" },
    roles: ["owner", "sales"],
    result: { orderStatus: "cancelled", owedCents: 40_000_00 },
  },
  change: {
    from: "packed",
    fields: {
      "receipt-printer": "1",
      shippingAddress: "Kenyatta Avenue 3, Nakuru",
      deliveryDay: "2026-11-23",
      agreedBy: "telephone",
      agreedAt: "2026-11-18T10:20",
    },
    roles: ["owner", "sales"],
    result: { orderStatus: "confirmed", packedAt: null, shippingAddress: "Kenyatta Avenue 3, Nakuru" },
  },
  return: {
    from: "delivered",
    fields: { items: "1 POS Terminal", faulty: "true", refund: "20,000.00" },
    roles: ["owner", "sales"],
    result: { owedCents: 20_000_00, leftCents: 0 },
  },
  refund: {
    from: "delivered",
    fields: { method: "cash", amount: "20,000.00" },
    roles: ["owner"],
    result: { refundedCents: 20_000_00 },
  },
  withdraw: {
    from: "delivered",
    fields: { reason: "Belongs to another order" },
    roles: ["owner", "sales"],
    result: { paidCents: 0, leftCents: 40_000_00 },
  },
  "ask-again": {
    from: "delivered",
    fields: {},
    roles: ["owner", "sales"],
    result: { leftCents: 20_000_00, missingCents: 0 },
  },
  "serial-numbers": {
    from: "packed",
    fields: { "serials-pos-terminal": "AB1\nAB2" },
    roles: ["owner", "sales", "support"],
    result: { orderStatus: "packed" },
  },
};

onDatabase((services) => {
  let owner: Actor;
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
    site = await openSite(services());
  });

  async function cookieOf(role: Role) {
    return (await signIn(services(), role)).cookie;
  }

  /** An order at the state from which a step is taken. */
  async function ready(step: StepName) {
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), owner, reference, steps[step].from);
    if (step === "pack") await payOrder(services(), owner, reference);
    if (step === "refund") {
      const { fields } = steps.return;
      await post(
        `/staff/orders/${reference}/return`,
        await formOf(reference, fields),
        await cookieOf("owner"),
      );
    }
    if (step === "ask-again") {
      const { fields } = steps.refund;
      const form = await formOf(reference, { ...fields, isSure: "true" });
      await post(`/staff/orders/${reference}/refund`, form, await cookieOf("owner"));
    }
    return reference;
  }

  async function formOf(reference: string, fields: Record<string, string>) {
    const { version, id } = await readOrder(services(), reference);
    const lines = await services().db.query.orderLines.findMany({
      where: (line, { eq }) => eq(line.orderId, id),
    });
    const ticks = Object.fromEntries(lines.map((line) => [`line-${line.id}`, "true"]));
    const money = await services().db.query.payments.findFirst({
      where: (row, { eq }) => eq(row.orderId, id),
    });
    return { version: String(version), tellBuyer: "true", payment: money?.id ?? "", ...ticks, ...fields };
  }

  function post(path: string, fields: Record<string, string>, cookie: string) {
    return site.request(path, formPost(fields, { cookie }));
  }

  function get(path: string, cookie: string) {
    return site.request(path, { headers: { cookie } });
  }

  const table = (Object.keys(steps) as StepName[]).flatMap((step) => roles.map((role) => ({ step, role })));

  test.each(table)("$role and the step $step", async ({ step, role }) => {
    const { fields, roles: allowed, result } = steps[step];
    const reference = await ready(step);
    const cookie = await cookieOf(role);
    const path = `/staff/orders/${reference}/${step}`;
    const before = await readOrder(services(), reference);
    const shown = await get(path, cookie);
    const answer = await post(path, await formOf(reference, fields), cookie);
    if (allowed.includes(role)) {
      expect(shown.status).toBe(200);
      const html = await shown.text();
      expect(html).toContain("<dialog");
      expect(html).toContain(`name="version" value="${before.version}"`);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(`/staff/orders/${reference}`);
      expect(await readOrder(services(), reference)).toMatchObject(result);
    } else {
      expect([shown.status, answer.status]).toEqual([403, 403]);
      expect(await readOrder(services(), reference)).toEqual(before);
    }
  });

  test("a step shows the email before it is sent, without scripts too, and sends that one", async () => {
    const reference = await ready("ship");
    const cookie = await cookieOf("sales");
    const path = `/staff/orders/${reference}/ship`;
    const fields = await formOf(reference, {
      courier: "Bus parcel",
      arrivesOn: "2026-11-20",
      intent: "preview",
    });
    const preview = await post(path, fields, cookie);
    expect(preview.status).toBe(200);
    const html = await preview.text();
    for (const part of [`Your order ${reference} is on its way`, "Bus parcel", "Friday 20 November 2026"]) {
      expect(html).toContain(part);
    }
    expect((await readOrder(services(), reference)).orderStatus).toBe("packed");
    await post(path, { ...fields, intent: "" }, cookie);
    const sent = (await emailJobs(services())).map(({ data }) => data.email);
    expect(sent.find(({ subject }) => subject.endsWith("is on its way"))).toMatchObject({
      parts: expect.arrayContaining([
        {
          facts: expect.arrayContaining([
            ["Carried by", "Bus parcel"],
            ["Arrives", "Friday 20 November 2026"],
          ]),
        },
      ]),
    });
  });

  test("a change shows what the order will hold and cost, and the email, without scripts too", async () => {
    const reference = await ready("change");
    const cookie = await cookieOf("sales");
    const path = `/staff/orders/${reference}/change`;
    expect(await (await get(path, cookie)).text()).toContain('value="2"');
    const fields = await formOf(reference, {
      ...steps.change.fields,
      "pos-terminal": "3",
      intent: "preview",
    });
    const html = await (await post(path, fields, cookie)).text();
    for (const part of [
      "has changed",
      "2 × POS Terminal",
      "3 × POS Terminal, 1 × Receipt Printer",
      "Will be left",
    ])
      expect(html).toContain(part);
    expect((await readOrder(services(), reference)).totalCents).toBe(40_000_00);
  });

  test("who comes second is told who was first, and keeps what they typed", async () => {
    const reference = await ready("change");
    const cookie = await cookieOf("sales");
    const path = `/staff/orders/${reference}/change`;
    const old = await formOf(reference, { ...steps.change.fields, shippingAddress: "Typed by the second" });
    await post(path, await formOf(reference, steps.change.fields), await cookieOf("owner"));
    const answer = await post(path, old, cookie);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    for (const part of ["has changed this order.", "as agreed with the buyer", "Typed by the second"])
      expect(html).toContain(part);
    expect((await readOrder(services(), reference)).shippingAddress).toBe("Kenyatta Avenue 3, Nakuru");
    const page = await (await get(`/staff/orders/${reference}`, cookie)).text();
    for (const part of ["Before: Moi Avenue 12, Thika", "instead of 2 × POS Terminal"])
      expect(page).toContain(part);
  });

  test("what has left us can't be changed, and the form says why", async () => {
    const reference = await ready("deliver");
    const shown = await get(`/staff/orders/${reference}/change`, await cookieOf("sales"));
    expect(await shown.text()).toContain("It has left us, so it cannot be changed.");
  });

  test("nothing is mailed when the tick is gone", async () => {
    const reference = await ready("ship");
    const { tellBuyer: _, ...fields } = await formOf(reference, steps.ship.fields);
    await post(`/staff/orders/${reference}/ship`, fields, await cookieOf("sales"));
    const keys = (await emailJobs(services())).map(({ data }) => data.email.key);
    expect(keys.filter((key) => key.includes(":shipped:"))).toEqual([]);
    expect((await readOrder(services(), reference)).orderStatus).toBe("shipped");
  });

  describe("what was typed is kept", () => {
    test.each([
      ["pay", { amount: "a lot" }, "Give an amount such as 41,998.00.", 400],
      ["pay", { receiptCode: "SHORT" }, "An M-Pesa receipt has 10 letters and digits.", 400],
      ["pay", { amount: "50,000" }, "Only ksh 40,000.00 is left", 409],
      ["ship", { courier: "" }, "Say who carries it.", 400],
      ["ship", { trackingUrl: "http://insecure.example" }, "starts with https", 400],
      ["cancel", { reason: "because" }, "Choose a reason.", 400],
    ] as [StepName, Record<string, string>, string, number][])(
      "%s with %j",
      async (step, wrong, message, status) => {
        const reference = await ready(step);
        const fields = await formOf(reference, { ...steps[step].fields, note: "typed <by> me", ...wrong });
        const answer = await post(`/staff/orders/${reference}/${step}`, fields, await cookieOf("sales"));
        expect(answer.status).toBe(status);
        const html = await answer.text();
        expect(html).toContain(message);
        for (const value of Object.values(wrong)) expect(html).toContain(value);
        if (step !== "ship") expect(html).toContain("typed &lt;by&gt; me");
        expect((await readOrder(services(), reference)).orderStatus).toBe(steps[step].from);
      },
    );

    test("a line that is not in the box holds packing back", async () => {
      const reference = await ready("pack");
      const { version } = await readOrder(services(), reference);
      const fields = { version: String(version), "serials-pos-terminal": "SN-1" };
      const answer = await post(`/staff/orders/${reference}/pack`, fields, await cookieOf("sales"));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("SN-1");
    });

    test("a receipt code pays once, and the page names the order that has it", async () => {
      const first = await ready("pay");
      const second = await ready("pay");
      const cookie = await cookieOf("sales");
      await post(`/staff/orders/${first}/pay`, await formOf(first, steps.pay.fields), cookie);
      const answer = await post(
        `/staff/orders/${second}/pay`,
        await formOf(second, steps.pay.fields),
        cookie,
      );
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain(`This code already pays for ${first}`);
    });
  });

  test("of two people the second is told who was faster, and nothing of theirs is saved", async () => {
    const reference = await ready("confirm");
    const fields = await formOf(reference, steps.confirm.fields);
    const { cookie } = await signIn(services(), "sales", "Brian Otieno");
    await post(`/staff/orders/${reference}/confirm`, fields, cookie);
    const late = await post(
      `/staff/orders/${reference}/cancel`,
      { ...fields, reason: "buyer-asked" },
      await cookieOf("owner"),
    );
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("Brian Otieno has changed this order.");
    expect(html).toContain("Show the order as it is now");
    expect((await readOrder(services(), reference)).orderStatus).toBe("confirmed");
  });

  test("the last step can be taken back from the page, silently", async () => {
    const reference = await ready("ship");
    const cookie = await cookieOf("sales");
    await post(`/staff/orders/${reference}/ship`, await formOf(reference, steps.ship.fields), cookie);
    const page = await (await get(`/staff/orders/${reference}`, cookie)).text();
    expect(page).toMatch(/The email leaves in \d\d seconds\./);
    const { version } = await readOrder(services(), reference);
    const undo = { intent: "undo", version: String(version) };
    expect((await post(`/staff/orders/${reference}`, undo, await cookieOf("support"))).status).toBe(403);
    expect((await post(`/staff/orders/${reference}`, undo, cookie)).status).toBe(303);
    expect((await readOrder(services(), reference)).orderStatus).toBe("packed");
    const keys = (await emailJobs(services())).map(({ data }) => data.email.key);
    expect(keys.filter((key) => key.includes(":shipped:"))).toEqual([]);
    expect((await post(`/staff/orders/${reference}`, undo, cookie)).status).toBe(409);
  });

  test("the pay link goes out once an hour", async () => {
    const reference = await ready("pay-link");
    const cookie = await cookieOf("sales");
    const path = `/staff/orders/${reference}/pay-link`;
    expect((await post(path, await formOf(reference, {}), cookie)).status).toBe(303);
    expect((await post(path, await formOf(reference, {}), cookie)).status).toBe(409);
    expect(await (await get(path, cookie)).text()).toContain("can be sent again at");
    const keys = (await emailJobs(services())).map(({ data }) => data.email.key);
    expect(keys.filter((key) => key.includes(":pay-link:"))).toHaveLength(1);
  });

  test.each(roles)("%s writes notes and gives the order to somebody", async (role) => {
    const reference = await placeSampleOrder(services());
    const { cookie, person } = await signIn(services(), role);
    const path = `/staff/orders/${reference}`;
    expect((await post(path, { intent: "note", note: "Deliver to the <back> gate" }, cookie)).status).toBe(
      303,
    );
    expect((await post(path, { intent: "note", note: "  " }, cookie)).status).toBe(400);
    expect((await post(path, { intent: "assign", owner: person.id }, cookie)).status).toBe(303);
    expect((await post(path, { intent: "assign", owner: "somebody" }, cookie)).status).toBe(400);
    expect((await post(path, {}, cookie)).status).toBe(400);
    const html = await (await get(path, cookie)).text();
    expect(html).toContain("Deliver to the &lt;back&gt; gate");
    expect((await readOrder(services(), reference)).ownerId).toBe(person.id);
  });

  test("support sees the order without any amount, receipt code or way to the buyer's page", async () => {
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), owner, reference, "confirmed");
    const receipt = await payOrder(services(), owner, reference, 15_000_00);
    const { accessKey } = await readOrder(services(), reference);
    const cookie = await cookieOf("support");
    for (const path of ["", ".data", "/serial-numbers", "/serial-numbers.data"]) {
      const text = await (await get(`/staff/orders/${reference}${path}`, cookie)).text();
      expect(text, path).toContain("Njeri Wambui");
      for (const secret of [
        receipt,
        accessKey,
        "40,000",
        "15,000",
        "25,000",
        "20,000",
        "4000000",
        "1500000",
        "20000",
      ]) {
        expect(text, `${path} ${secret}`).not.toContain(secret);
      }
    }
    const seen = await (await get(`/staff/orders/${reference}`, await cookieOf("sales"))).text();
    for (const part of [receipt, accessKey, "ksh 40,000.00", "34,482.76", "5,517.24", "ksh 25,000.00"]) {
      expect(seen).toContain(part);
    }
  });

  test("whoever looks at somebody else's order is written down once an hour", async () => {
    const reference = await placeSampleOrder(services());
    const { cookie, person } = await signIn(services(), "support");
    await get(`/staff/orders/${reference}`, cookie);
    await get(`/staff/orders/${reference}`, cookie);
    const views = (await services().db.select().from(auditEvents)).filter(({ action }) => action === "view");
    expect(views.filter(({ actorId }) => actorId === person.id)).toHaveLength(1);
    await post(`/staff/orders/${reference}`, { intent: "assign", owner: owner.id }, cookie);
    await get(`/staff/orders/${reference}`, await cookieOf("owner"));
    const after = (await services().db.select().from(auditEvents)).filter(({ action }) => action === "view");
    expect(after.filter(({ actorId }) => actorId === owner.id)).toHaveLength(0);
  });

  test("unknown orders, unknown steps and people without a session", async () => {
    const cookie = await cookieOf("owner");
    const reference = await placeSampleOrder(services());
    expect((await get("/staff/orders/VLT-2222222", cookie)).status).toBe(404);
    expect((await get(`/staff/orders/${reference}/explode`, cookie)).status).toBe(404);
    expect((await get("/staff/orders/VLT-2222222/ship", cookie)).status).toBe(404);
    await services().db.delete(staffSessions);
    for (const path of ["", `/${reference}`, `/${reference}/confirm`]) {
      expect((await get(`/staff/orders${path}`, cookie)).status).toBe(302);
    }
  });

  test("a step that is not open says why instead of asking", async () => {
    const reference = await placeSampleOrder(services());
    const html = await (await get(`/staff/orders/${reference}/ship`, await cookieOf("sales"))).text();
    expect(html).toContain("This order is at &#x27;New&#x27; now.");
    expect(html).not.toContain('name="courier"');
  });
});
