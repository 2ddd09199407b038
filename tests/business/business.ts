import { setTimeout as pause } from "node:timers/promises";
import { type Chance, seeded } from "../faults/chance";
import { type Asking, openAsking } from "./asking";

/** What was acknowledged of a sale, as far as it came. */
export type Sale = {
  id: string;
  reference?: string;
  ordered?: boolean;
  confirmed?: boolean;
  paid?: boolean;
  packed?: boolean;
};
export type Question = { id: string; asked?: boolean; answered?: boolean };

export type Business = ReturnType<typeof startBusiness>;

type Options = {
  url: string;
  /** Of somebody of staff who may do everything. */
  cookie: string;
  seed: number;
  /** How many sell and ask at the same time. */
  sellers: number;
  askers: number;
};

/**
 * A busy day: buyers order and pay by M-Pesa, staff confirm and pack, visitors ask and are answered. Whatever gets no
 * answer is sent again as it was, until there is one.
 */
export function startBusiness({ url, cookie, seed, sellers, askers }: Options) {
  const chance = seeded(seed);
  const asking = openAsking(url, cookie, chance);
  const sales: Sale[] = [];
  const questions: Question[] = [];
  let leaving = false;

  async function sellOn() {
    while (!leaving) {
      const sale: Sale = { id: chance.uuid() };
      sales.push(sale);
      await sell(asking, chance, sale);
    }
  }
  async function askOn() {
    while (!leaving) {
      const question: Question = { id: chance.uuid() };
      questions.push(question);
      await ask(asking, question);
      await asking.get(chance.pick(lists));
    }
  }
  const people = [...Array.from({ length: sellers }, sellOn), ...Array.from({ length: askers }, askOn)];
  const work = Promise.all(people);
  // Whoever waits for progress hears of a failure at once.
  let failure: Error | undefined;
  work.catch((error) => {
    failure = error;
  });

  return {
    sales,
    questions,
    /** Every status that was no success, with its address; 0 stands for no answer. */
    troubles: asking.troubles,
    /** Resolves when as many more sales were packed and questions answered. */
    async more(count: number) {
      const done = () =>
        Math.min(
          sales.filter(({ packed }) => packed).length,
          questions.filter(({ answered }) => answered).length,
        );
      for (const least = done() + count; done() < least; ) {
        if (failure) throw failure;
        await pause(50);
      }
    },
    /** Lets everybody finish what they began, which takes a site that answers. */
    async leave() {
      leaving = true;
      await work;
    },
  };
}

const lists = ["/staff", "/staff/orders", "/staff/inbox", "/staff/orders?view=open", "/staff/find?q=asha"];

export async function sell(asking: Asking, chance: Chance, sale: Sale) {
  const placed = await asking.post("/products/hardware/order?payment-terminal=1", {
    "payment-terminal": "1",
    customer_name: "Asha Wanjiru",
    customer_email: `${sale.id}@duka.example`,
    customer_phone: "0700 000 000",
    shipping_address: "Moi Avenue 1, Nairobi",
    payment_method: "mpesa",
    client_request_id: sale.id,
  });
  sale.ordered = true;
  sale.reference = found(/VLT-[A-HJ-NP-Z2-9]{7}/, placed);
  const page = found(/\/orders\/[\w-]{22,64}/, placed);

  await takeStep(asking, sale.reference, "confirm", { ...agreed, tellBuyer: "true" });
  sale.confirmed = true;
  const phone = `07${chance.between(10, 29)} ${chance.between(100, 999)} 000`;
  await asking.post(page, { how: "mpesa", key: chance.uuid(), phone });
  for (let shown = ""; !/ksh [\d,.]+ received/i.test(shown); shown = await asking.get(page)) {
    // The form is there again where a prompt never reached the phone.
    if (shown.includes('name="phone"')) {
      await asking.post(page, { how: "mpesa", key: chance.uuid(), phone }, { mayRefuse: true });
    }
    await pause(250);
  }
  sale.paid = true;
  await takeStep(asking, sale.reference, "pack", { tellBuyer: "true" });
  sale.packed = true;
}

const agreed = { deliveryDay: "2030-11-20", warranty: "12 months", paysBy: "mpesa" };

async function takeStep(asking: Asking, reference: string, step: string, fields: Record<string, string>) {
  const path = `/staff/orders/${reference}/${step}`;
  const form = await asking.get(path);
  const ticks = [...form.matchAll(/name="(line-[^"]+)"/g)].map(([, name]) => [name, "true"]);
  await asking.post(path, { version: versionIn(form), ...Object.fromEntries(ticks), ...fields });
}

export async function ask(asking: Asking, question: Question) {
  const email = `${question.id}@duka.example`;
  await asking.post("/contact", {
    name: "Asha Wanjiru",
    email,
    message: "Do you deliver to Kisumu?",
    client_request_id: question.id,
  });
  question.asked = true;
  const list = await asking.get(`/staff/inbox?q=${encodeURIComponent(email)}`);
  const path = found(/\/staff\/inbox\/[0-9a-f]{8}-[0-9a-f-]{27}/, list);
  const version = versionIn(await asking.get(path));
  await asking.post(path, { intent: "email", version, subject: "Delivery", body: "We do, in two days." });
  question.answered = true;
}

function versionIn(page: string): string {
  return found(/name="version" value="\d+"/, page).replace(/\D/g, "");
}

function found(pattern: RegExp, page: string): string {
  const match = pattern.exec(page)?.[0];
  if (match === undefined) throw new Error(`A page lacks ${pattern}:\n${page.slice(0, 2_000)}`);
  return match;
}
