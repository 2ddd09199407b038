import type { Email } from "~/email/email";
import type { askedEmail } from "./emails";
import { findReturn } from "./read-returns.server";
import type { TakenReturn } from "./return-verb.server";

type ToBuyer = typeof askedEmail;

/** Mails the buyer what has become of their machine, as it stands after the step. */
export function told(email: (...about: Parameters<ToBuyer>) => Email) {
  return async ({ tx, services, row }: TakenReturn) => {
    const found = await findReturn({ db: tx }, row.number);
    if (!found) return;
    await services.jobs.queueEmails(tx, [email({ ...found.shown, order: found.order }, services.config)]);
  };
}
