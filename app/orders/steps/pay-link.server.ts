import { and, desc, eq } from "drizzle-orm";
import { auditEvents } from "~/db/schema";
import { knownEmail } from "~/email/nobody";
import { leftToPay } from "~/payments/balance";
import { orderVerb } from "./change-order.server";
import { payLinkEmail } from "./emails";
import type { VersionInput } from "./input";
import { payLinkMinutes } from "./transitions";

/** Mails the way to pay once more, at most once an hour. The order stays as it is. */
export const sendPayLink = orderVerb<Pick<VersionInput, "version">>(
  "orders.move",
  async ({ tx, order, services, record }) => {
    if (order.orderStatus !== "confirmed" || leftToPay(order) === 0) return { refused: "not-possible" };
    if (!knownEmail(order.customerEmail)) return { refused: "not-possible" };
    const [last] = await tx
      .select({ at: auditEvents.at })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.subject, "purchase"),
          eq(auditEvents.subjectId, order.id),
          eq(auditEvents.action, "pay-link"),
        ),
      )
      .orderBy(desc(auditEvents.id))
      .limit(1);
    const again = new Date((last?.at.getTime() ?? 0) + payLinkMinutes * 60_000);
    if (again > new Date()) return { refused: "too-soon", again };
    const email = payLinkEmail(order, services.config);
    // The version alone would give two links of one day the same key.
    await services.jobs.queueEmails(tx, [{ ...email, key: `${email.key}:${Date.now()}` }]);
    await record({ action: "pay-link" });
    return undefined;
  },
);
