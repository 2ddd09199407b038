import { journey } from "./journey";
import type { Visitor } from "./visitor";

const tryPage = "/products/veltopos/try";
const said = ".till-counter > [role=status], .moment [role=status]";

journey("the till", {
  async "sells for cash with change, tears the receipt off, and keeps the day over a reload"(visitor) {
    await visitor.open(tryPage);
    await visitor.click({ css: ".till-tile", text: "Maize flour" });
    await visitor.see({ css: ".till button", text: "Charge ksh 210.00" });
    await visitor.click({ css: "[role=radio]", text: "Cash" });
    await visitor.click({ css: ".till input[inputmode]" });
    await visitor.type("500");
    await visitor.click({ css: ".till button", text: "Charge ksh 210.00" });
    await visitor.see({ css: ".till h3, .till h2, .till h4", text: "Change ksh 290.00" });
    await hear(visitor, "Paid. Sale 0413, ksh 210.00. Change ksh 290.00");
    await visitor.see({ css: "article", text: "Karibu tena" });
    await visitor.click({ css: "button", text: "Tear off" });
    await visitor.see({ css: "button", text: "1 receipt" });
    await visitor.click({ css: ".till button", text: "New sale" });
    await visitor.click({ css: ".till-tile", text: "Rice" });
    await hear(visitor, "Total ksh 890.00");
    await visitor.open(tryPage);
    await visitor.see({ css: ".till button", text: "Charge ksh 890.00" });
    await visitor.see({ css: "button", text: "1 receipt" });
  },

  async "takes a PIN from the keyboard, sells without a network, and syncs"(visitor) {
    await visitor.open(tryPage);
    await visitor.click({ css: ".till-tile", text: "Bread" });
    await visitor.click({ css: ".till button", text: "Charge ksh 65.00" });
    await visitor.see({ css: "[role=dialog]", text: "Enter your PIN" });
    await visitor.type("2468");
    await visitor.press("Enter");
    await hear(visitor, "Paid. Sale 0413, ksh 65.00");
    await visitor.click({ css: "[role=switch]", text: "Network" });
    await hear(visitor, "Offline. Keep selling.");
    await visitor.click({ css: ".till-tile", text: "Milk" });
    await visitor.click({ css: "[role=radio]", text: "Cash" });
    await visitor.click({ css: ".till button", text: "Charge ksh 60.00" });
    await visitor.see({ css: ".till p", text: "is saved on this till" });
    await visitor.click({ css: "[role=switch]", text: "Network" });
    await hear(visitor, "All sales synced.");
  },

  async "stands on a phone, one pane at a time, without scrolling sideways"(visitor) {
    await visitor.resize(390, 844);
    await visitor.open(tryPage);
    await visitor.click({ css: ".till-tile", text: "Sugar" });
    await visitor.click({ css: ".till-mbar", text: "165.00" });
    await visitor.see({ css: ".till button", text: "Charge ksh 165.00" });
    await visitor.wait(() => document.documentElement.scrollWidth <= innerWidth);
  },
});

/** On each edition's page one press, and what is said after it. */
const moments = {
  restaurants: ["Send to kitchen", "Order for Table 7 is on the rail"],
  retail: ["Scan bread", "Bread 400 g, ksh 65.00"],
  "bars-wines-spirits": ["Add Lager", "Lager 500 ml at"],
  rental: ["One day longer", "5 days. Rate and deposit updated."],
  furniture: ["Take the deposit", "Deposit taken, sofa set aside"],
};

journey(
  "the moment",
  Object.fromEntries(
    Object.entries(moments).map(([edition, [button, text]]) => [
      `of ${edition} answers a press`,
      async (visitor: Visitor) => {
        await visitor.open(`/products/veltopos/${edition}`);
        await visitor.click({ css: ".moment button", text: button });
        await hear(visitor, text ?? "");
      },
    ]),
  ),
);

/** What a screen reader is told. */
async function hear(visitor: Visitor, text: string) {
  await visitor.wait(
    (css, wanted) => document.querySelector(css)?.textContent?.includes(wanted) ?? false,
    said,
    text,
  );
}
