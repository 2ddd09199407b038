import { formatCents, formatMinor } from "~/money/format";
import { aboutProvider, isPrompt, type PaymentProvider } from "~/payment-providers/all";
import { methodNames } from "~/payments/method-names";
import { longDay } from "~/time/words";
import { larger } from "../clock";
import type { StaffIconName } from "../icon-names";
import type { MoneyToLookAt } from "../money/look-at.server";
import { moneyWords } from "./content";
import type { TodayRow } from "./rows";

/** One line for each order, however many things are the matter with its money. */
export function moneyRows(found: MoneyToLookAt[], now: Date): TodayRow[] {
  const codes = new Map(found.flatMap((each) => (each.kind === "code" ? [[each.reference, each.code]] : [])));
  const open = new Set(
    found.flatMap((each) => (each.kind === "unclear" || each.kind === "unsettled" ? [each.reference] : [])),
  );
  return found
    .filter((each) => each.kind !== "code" || !open.has(each.reference))
    .map((each) => ({ ...clock(each.at, now), ...rowOf(each, codes) }));
}

function clock(at: Date, now: Date) {
  return {
    group: "money",
    due: at.getTime(),
    amount: larger(now.getTime() - at.getTime()),
    word: moneyWords.ago,
  } as const;
}

type Told = Pick<TodayRow, "key" | "name" | "what" | "icon" | "text" | "owner" | "button" | "to">;

function rowOf(money: MoneyToLookAt, codes: Map<string, string>): Told {
  if (money.kind === "unmatched") {
    const { id, method, receipt, account, minor, currency } = money;
    return {
      key: id,
      name: methodNames[method],
      what: moneyWords.unmatched,
      icon: "hand-coins",
      text: moneyWords.unmatchedText(formatMinor({ minor, currency }), receipt, account),
      button: "Match",
      to: `/staff/money/${id}`,
    };
  }
  if (money.kind === "dispute") {
    const { id, provider, reference, minor, currency, respondBy } = money;
    const amount = currency && minor !== null ? formatMinor({ minor, currency }) : "";
    return {
      key: id,
      name: aboutProvider(provider).method.label,
      what: moneyWords.dispute,
      icon: "triangle-alert",
      text: moneyWords.disputeText(amount, reference, respondBy && longDay(respondBy)),
      button: "Open",
      to: "/staff/money#disputes",
    };
  }
  const { kind, reference, name, owner, ownerId } = money;
  const row = {
    key: `${kind}-${reference}`,
    name,
    owner: ownerId && owner ? { id: ownerId, name: owner } : undefined,
    to: `/staff/orders/${reference}#payments`,
  };
  switch (kind) {
    case "unclear":
    case "unsettled": {
      const code = codes.get(reference);
      const words = kind === "unclear" ? moneyWords.of : moneyWords.unsettledText;
      const text = words(formatCents(money.cents), reference);
      return {
        ...row,
        what: moneyWords[kind](aboutProvider(money.provider).method.label),
        icon: iconOf(money.provider),
        text: code ? `${text}. ${moneyWords.typed(code)}` : text,
        button: "Check",
      };
    }
    case "code":
      return {
        ...row,
        what: moneyWords.code,
        icon: "smartphone",
        text: `${moneyWords.of(formatCents(money.cents), reference)}. ${moneyWords.typed(money.code)}`,
        button: "Check",
      };
    case "overpaid":
      return {
        ...row,
        what: moneyWords.overpaid,
        icon: "undo",
        text: moneyWords.over(formatCents(money.cents), reference),
        button: "Open",
      };
    case "missing":
      return {
        ...row,
        what: moneyWords.missing,
        icon: "undo",
        text: moneyWords.missingText(formatCents(money.cents), reference),
        button: "Open",
      };
    case "our-fault":
      return {
        ...row,
        key: `our-fault-${money.provider}`,
        name: aboutProvider(money.provider).method.label,
        owner: undefined,
        what: moneyWords.ourFault,
        icon: "triangle-alert",
        text: moneyWords.ourFaultText(money.times, reference),
        button: "Open",
      };
  }
}

function iconOf(provider: PaymentProvider): StaffIconName {
  return isPrompt(aboutProvider(provider)) ? "smartphone" : "landmark";
}
