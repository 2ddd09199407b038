import { Hono } from "hono";
import { html } from "hono/html";
import type { Prompt } from "./mpesa/prompts";
import { answers } from "./mpesa/scenarios";
import type { MpesaSimulator } from "./mpesa/simulator";
import { choices, page } from "./page";

/** The phone that gets the prompts, and a form for paying the PayBill by hand. */
export function phone(mpesa: MpesaSimulator) {
  return new Hono()
    .get("/", (c) => c.html(phonePage(mpesa.prompts(), mpesa.shortcode)))
    .post("/prompts/:id", async (c) => {
      const { do: choice } = (await c.req.parseBody()) as { do: string };
      await mpesa.answer(c.req.param("id"), choice);
      return c.redirect("/", 303);
    })
    .post("/by-hand", async (c) => {
      const { account, amount } = (await c.req.parseBody()) as Record<string, string>;
      await mpesa.payByHand({ account: account ?? "", shillings: Number(amount).toFixed(2) });
      return c.redirect("/", 303);
    });
}

function phonePage(prompts: Prompt[], paybill: string) {
  const open = prompts.filter(({ code, scenario }) => code === undefined && scenario.code === undefined);
  const labels = Object.fromEntries(Object.entries(answers).map(([name, { label }]) => [name, label]));
  return page(
    "The phone",
    html`${open.length === 0 ? html`<p>No prompt. Pay an order by M-Pesa, and it appears here.</p>` : ""}
${open.map(
  (prompt) => html`<div class="card"><b>+${prompt.phone}</b>
<p>Do you want to pay KSH ${prompt.shillings} to Velto, account ${prompt.account}?</p></div>
${choices(`/prompts/${prompt.id}`, labels)}`,
)}
<h2>Pay the PayBill by hand</h2>
<form method="post" action="/by-hand">
<p>PayBill ${paybill}</p>
<label>Account number <input name="account" required></label>
<label>Amount in shillings <input name="amount" inputmode="numeric" required></label>
<button class="main">Send</button>
</form>
<p class="mute">Numbers that end in 032 cancel, 201 has a wrong PIN, 001 too little money, 037 is off; see simulators/mpesa/scenarios.ts.</p>`,
    { refresh: open.length === 0 ? 3 : undefined },
  );
}
