import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { emailJobs } from "../../tests/emails";
import { placeSampleOrder, readOrder } from "../../tests/orders";
import { pdfText } from "../../tests/pdf";
import { signIn } from "../../tests/staff";
import type { ConfirmInput } from "./steps/move-order.server";
import { confirmOrder } from "./steps/move-order.server";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("the email that confirms an order has the pro-forma with it, once", async () => {
    const { person: sales } = await signIn(services(), "sales");
    const reference = await placeSampleOrder(services());
    const { version } = await readOrder(services(), reference);
    const agreed = { deliveryDay: "2026-11-20", deliveryCost: "ksh 800.00", warranty: "12 months" };
    const input = { version, tellBuyer: true, ...agreed } as ConfirmInput;
    await confirmOrder(services(), sales, { reference }, input);
    // Somebody else presses the same button: refused, and no second email.
    await confirmOrder(services(), sales, { reference }, input);

    const jobs = (await emailJobs(services())).filter(({ data }) => data.email.key.includes(":confirmed:"));
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.data.version).toBe(2);
    const [file] = jobs[0]?.data.email.attachments ?? [];
    if (!file) throw new Error("Nothing is attached.");
    expect(file.name).toBe(`pro-forma-${reference}.pdf`);
    const text = await pdfText(await services().documents.draw(file.paper));
    for (const words of [
      `Pro-forma ${reference}`,
      "Njeri Wambui +254 712 345 678 njeri@duka.example",
      "Moi Avenue 12, Thika",
      "20 November 2026. ksh 800.00.",
      "Warranty: 12 months.",
      "This is a pro-forma and not a tax invoice. Your eTIMS tax invoice follows after payment.",
    ]) {
      expect(text).toContain(words);
    }
  });
});
