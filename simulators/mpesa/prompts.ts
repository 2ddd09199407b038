import { randomInt } from "node:crypto";
import type { Context } from "../context";
import { callbackOf } from "./bodies";
import { timestamp } from "./checks";
import { newReceipt, type Paybill } from "./paybill";
import { answers, type QueryAnswer, type Scenario } from "./scenarios";

export type Prompt = {
  id: string;
  phone: string;
  shillings: number;
  account: string;
  hook: string;
  scenario: Scenario;
  receipt: string;
  askedAt: number;
  /** When it ended, and how. */
  code?: number | string;
  paidAt?: number;
  queries: number;
};

/** The boxes on people's phones, from the push to the PIN. */
export function openPrompts(context: Context, paybill: Paybill) {
  const { clock } = context;
  const prompts = new Map<string, Prompt>();

  async function run(prompt: Prompt, scenario: Scenario) {
    const { code = 0, callback = 2, confirmation } = scenario;
    prompt.scenario = scenario;
    if (callback === "never") end(prompt, code);
    else if (scenario.beforeAnswer || callback === 0) await tell(prompt, code);
    else clock.after(callback, () => tell(prompt, code));
    if (confirmation !== undefined) clock.after(confirmation, () => confirm(prompt));
  }

  function end(prompt: Prompt, code: number | string) {
    prompt.code = code;
    if (code !== 0) return;
    prompt.paidAt = clock.now();
    paybill.remember(paidBy(prompt));
  }

  async function tell(prompt: Prompt, code: number | string) {
    end(prompt, code);
    const body = JSON.stringify(callbackOf(prompt, clock.now()));
    await Promise.all(
      Array.from({ length: prompt.scenario.times ?? 1 }, () => context.post(prompt.hook, body)),
    );
  }

  async function confirm(prompt: Prompt) {
    prompt.paidAt ??= clock.now();
    paybill.remember(paidBy(prompt));
    await paybill.confirm(paidBy(prompt));
  }

  function paidBy(prompt: Prompt) {
    const { receipt, account, phone, paidAt } = prompt;
    const at = paidAt ?? clock.now();
    const type = "c2b-pay-bill-debit";
    return { receipt, account, phone, at, shillings: takenBy(prompt).toFixed(2), type };
  }

  return {
    all: () => [...prompts.values()],
    find: (id: string) => prompts.get(id),
    add(body: Record<string, unknown>, phone: string, scenario: Scenario): Prompt {
      const id = `ws_CO_${timestamp(clock.now())}${randomInt(100, 999)}${phone.slice(-9)}`;
      const prompt: Prompt = {
        id,
        phone,
        shillings: Number(body.Amount),
        account: String(body.AccountReference),
        hook: String(body.CallBackURL),
        scenario,
        receipt: newReceipt(),
        askedAt: clock.now(),
        queries: 0,
      };
      prompts.set(id, prompt);
      return prompt;
    },
    async begin(prompt: Prompt) {
      if (prompt.scenario.code !== undefined) return run(prompt, prompt.scenario);
      // Nobody answers: the prompt closes by itself.
      clock.after(90, async () => {
        if (prompt.code === undefined) await run(prompt, { code: 1037, callback: 0 });
      });
    },
    /** What a person does at the phone. */
    async answer(id: string, choice: string) {
      const prompt = prompts.get(id);
      const chosen = answers[choice];
      if (prompt && chosen && prompt.code === undefined) await run(prompt, chosen.scenario);
    },
    /** How it stands, for whoever asks. */
    query(prompt: Prompt): QueryAnswer {
      // Safaricom forgets; after how long is not documented.
      if (clock.now() > prompt.askedAt + 30 * 24 * 3_600_000) return "unknown id";
      const given = prompt.scenario.queries;
      if (given) return given[Math.min(prompt.queries++, given.length - 1)] ?? "being processed";
      return prompt.code === undefined ? "being processed" : { code: String(prompt.code) };
    },
  };
}

export function takenBy({ shillings, scenario }: Prompt): number {
  return shillings + (scenario.off ?? 0);
}
