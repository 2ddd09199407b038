import { knownEmail } from "~/email/nobody";
import type { Held } from "~/privacy/held.server";
import type { Person } from "~/privacy/person.server";
import { recordsOf } from "~/privacy/records";

export type ShownPerson = ReturnType<typeof shownPerson>;

/** What the page shows of somebody: a line for each record, never the texts. */
export function shownPerson(person: Person, held: Held) {
  const people = [
    ...[...held.messages, ...held.demos].map(({ name, email, phone }) => ({ name, email, phone })),
    ...held.orders.map((order) => ({
      name: order.customerName,
      email: knownEmail(order.customerEmail) ?? null,
      phone: order.customerPhone,
    })),
  ];
  // Those that staff have merged into one customer are searched for by themselves: each has its own records.
  const also = [
    ...people.flatMap(({ email, phone }) => [email?.toLowerCase(), phone]),
    ...held.contacts.flatMap(({ tied }) => tied),
  ];
  const records = recordsOf(held);
  return {
    person: person.value,
    name: people.at(-1)?.name ?? person.value,
    records,
    count: records.reduce((sum, { count = 1 }) => sum + count, 0),
    hasNews: held.news.some(({ withdrawnAt }) => withdrawnAt === null),
    also: [...new Set(also)].filter((value) => value && value !== person.value) as string[],
  };
}
