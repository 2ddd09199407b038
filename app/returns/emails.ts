import type { Order } from "~/db/schema";
import type { Email, EmailPart, Fact } from "~/email/email";
import { type Addresses, buyerEmail } from "~/orders/buyer-email";
import { returnWords } from "./content.sw";
import { labelOf, type ShownReturn } from "./label";

type About = ShownReturn & { order: Pick<Order, "accessKey" | "customerEmail" | "language"> };

/** With the label to stick on the box. */
export function askedEmail(about: About, addresses: Addresses): Email {
  const texts = wordsOf(about);
  const email = toBuyer(about, addresses, "asked", [
    texts.asked.text,
    facts([...machineFacts(about), [texts.fault, about.fault]]),
  ]);
  return { ...email, attachments: [labelOf(about, about.order.language)] };
}

export function receivedEmail(about: About, addresses: Addresses): Email {
  return toBuyer(about, addresses, "received", [wordsOf(about).received.text, facts(machineFacts(about))]);
}

/** What becomes of it, once it leaves us. */
export function sentBackEmail(about: About, addresses: Addresses): Email {
  const texts = wordsOf(about);
  const { replacement, work, courier, tracking } = about;
  const said = texts["sent-back"];
  return toBuyer(about, addresses, "sent-back", [
    replacement ? said.replaced(replacement) : said.repaired,
    facts([...machineFacts(about), [texts.work, work], [texts.courier, courier], [texts.tracking, tracking]]),
  ]);
}

export function droppedEmail(about: About, addresses: Addresses): Email {
  return toBuyer(about, addresses, "dropped", [wordsOf(about).dropped.text]);
}

function toBuyer(
  about: About,
  addresses: Addresses,
  step: "asked" | "received" | "sent-back" | "dropped",
  parts: EmailPart[],
): Email {
  const { number, order } = about;
  const texts = wordsOf(about);
  return buyerEmail(order, addresses, {
    key: `return:${number}:${step}`,
    subject: texts[step].subject(number),
    parts,
    open: texts.open,
    questions: texts.questions(number),
  });
}

function wordsOf({ order }: About) {
  return returnWords[order.language].email;
}

function machineFacts(about: About): [string, string][] {
  const texts = wordsOf(about);
  return [
    [texts.machine, about.machine],
    [texts.serial, about.serial],
  ];
}

function facts(all: [string, string | null | undefined][]): EmailPart {
  return { facts: all.filter((fact): fact is Fact => Boolean(fact[1])) };
}
