import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import type { Chance } from "./chance";
import { orderFields, severalFields } from "./sound-requests";

export type Lead = {
  id: string;
  form: "order" | "several" | "contact";
  /** Each try's status; 0 where there was no answer, or half of one. */
  answers: number[];
  /** Why there was none. */
  failures: string[];
  acknowledged: boolean;
};

type VisitorOptions = {
  url: string;
  chance: Chance;
  /** How many write at once. */
  count?: number;
  /** Hears of every lead that was acknowledged. */
  onAcknowledged?: (lead: Lead) => void;
};

/**
 * People who send one lead after the other, and send one that got no answer again under the same id, as the
 * site's own pages do.
 */
export function startVisitors({ url, chance, count = 8, onAcknowledged }: VisitorOptions) {
  const leads: Lead[] = [];
  let leaving = false;

  async function visit() {
    while (!leaving) {
      const form = chance.pick(["order", "several", "contact"] as const);
      const lead: Lead = { id: chance.uuid(), form, answers: [], failures: [], acknowledged: false };
      leads.push(lead);
      while (!lead.acknowledged) await attempt(lead);
      onAcknowledged?.(lead);
    }
  }

  async function attempt(lead: Lead) {
    const status = await post(url, lead, chance).catch((error) => {
      lead.failures.push(error.cause?.code ?? error.message);
      return 0;
    });
    lead.answers.push(status);
    lead.acknowledged = status === 200;
    if (status !== 0 && status !== 200 && status < 500)
      throw new Error(`A sound form was answered ${status}`);
    if (!lead.acknowledged) await pause(chance.between(50, 200));
  }

  const visits = Promise.all(Array.from({ length: count }, visit));
  return {
    leads,
    /** Resolves when as many more leads were acknowledged. */
    async more(count: number) {
      const acknowledged = () => leads.filter((lead) => lead.acknowledged).length;
      const least = acknowledged() + count;
      await vi.waitUntil(() => acknowledged() >= least, { timeout: 120_000, interval: 50 });
    },
    /** Lets everybody finish, which takes a site that answers. */
    async leave(): Promise<Lead[]> {
      leaving = true;
      await visits;
      return leads;
    },
  };
}

const paths = {
  order: "/products/hardware/order?receipt-printer=2",
  several: "/products/hardware/order?pos-terminal=2&receipt-printer=1&barcode-scanner=3",
  contact: "/contact",
};

/** What each form sends, with an address of the sender's own: one recipient gets only so many confirmations. */
function fieldsOf({ id, form }: Lead): Record<string, string> {
  const email = `${id}@duka.example`;
  if (form === "contact") return { name: "Asha Wanjiru", email, message: "Do you deliver to Kisumu?" };
  return { ...(form === "several" ? severalFields() : orderFields()), customer_email: email };
}

async function post(url: string, lead: Lead, chance: Chance): Promise<number> {
  const answer = await fetch(url + paths[lead.form], {
    method: "POST",
    body: new URLSearchParams({ ...fieldsOf(lead), client_request_id: lead.id }),
    headers: {
      accept: "text/html",
      "x-forwarded-for": `41.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(0, 255)}`,
    },
    signal: AbortSignal.timeout(60_000),
  });
  const page = await answer.text();
  // A page that was cut short is no answer, whatever its first line says.
  if (!page.trimEnd().endsWith("</html>")) throw new Error("The page was cut short");
  return answer.status;
}
