import type { Agreed, Channel, OrderLine } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { knownEmail } from "~/email/nobody";
import { factsIn } from "~/forms/personal-fields";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import type { Addresses } from "./buyer-email";
import { orderEmailWords } from "./email-content.sw";
import { orderTextsWords } from "./form-content.sw";
import { orderFields } from "./order-input";
import { payingWords } from "./paying-words";

/** What the server knows of an order. A confirmation is made of this alone, since anybody can order in anybody's name. */
type ConfirmedOrder = LinkedOrder & {
  lines: OrderedLine[];
  totalCents: Cents;
  paymentMethod?: OrderLine["paymentMethod"];
  agreed?: Agreed;
};

type OrderedLine = Pick<OrderLine, "hardwareName" | "unitPrice" | "quantity" | "totalAmount">;

/** What a link needs. */
type LinkedOrder = Pick<OrderLine, "reference" | "accessKey" | "customerEmail"> & { language: Language };

type Order = ConfirmedOrder &
  Pick<OrderLine, "customerName" | "customerPhone" | "shippingAddress"> & {
    channel?: OrderLine["channel"];
    sourcePage?: string | null;
    isSpam?: boolean;
  };

/** Sales hears of every order; the buyer gets a confirmation, unless a bot used the address. */
export function orderEmails(order: Order, addresses: Addresses): Email[] {
  const toSales = notice(order, addresses);
  return order.isSpam || !knownEmail(order.customerEmail)
    ? [toSales]
    : [confirmation(order, addresses), toSales];
}

/** The link again, for somebody who lost it. Asked for twice in an hour, it is mailed once. */
export function orderLinkEmail(order: LinkedOrder, addresses: Addresses, now = new Date()): Email {
  const { language } = order;
  const texts = orderEmailWords[language].link;
  return {
    key: `order-link:${order.reference}:${now.toISOString().slice(0, 13)}`,
    language,
    to: order.customerEmail,
    replyTo: addresses.salesEmail,
    subject: texts.subject(order.reference),
    title: texts.title,
    parts: [
      texts.text(order.reference),
      { action: { label: texts.open, url: orderUrl(order, addresses) } },
      texts.secret,
    ],
  };
}

function confirmation(order: ConfirmedOrder, addresses: Addresses): Email {
  const { language, reference } = order;
  const texts = orderEmailWords[language];
  return {
    key: `order:${reference}:buyer`,
    language,
    to: order.customerEmail,
    replyTo: addresses.salesEmail,
    subject: texts.subject(reference),
    title: texts.title(reference),
    parts: [
      texts.thanks,
      { facts: facts(order, language) },
      orderTextsWords[language].next,
      { action: { label: texts.see, url: orderUrl(order, addresses) } },
      texts.wrong(reference),
    ],
  };
}

function notice(order: Order, addresses: Addresses): Email {
  const { siteUrl } = addresses;
  const title = `Order ${order.reference}: ${order.lines.map(lineTitle).join(", ")}`;
  return {
    key: `order:${order.reference}:sales`,
    to: addresses.salesEmail,
    replyTo: knownEmail(order.customerEmail),
    subject: order.isSpam ? `Possible spam: ${title}` : title,
    title,
    parts: [
      {
        facts: [
          ...facts(order, "en"),
          ["Sent by", channels[order.channel ?? "form"]],
          ...(order.language === "sw" ? [["Language", "Swahili"] satisfies Fact] : []),
          ...(order.sourcePage ? [["Came from", siteUrl + order.sourcePage] satisfies Fact] : []),
        ],
      },
      "Typed by the buyer:",
      {
        quote: factsIn("email", orderFields, order, [
          "customer_name",
          "customer_phone",
          "customer_email",
        ]).filter(([, value]) => knownEmail(value)),
      },
      { action: { label: "Open it on the staff side", url: `${siteUrl}/staff/orders/${order.reference}` } },
      { action: { label: "The buyer's order page", url: orderUrl(order, addresses) } },
      knownEmail(order.customerEmail)
        ? "Reply to this email to write to the buyer."
        : "No email address of the buyer is known.",
    ],
  };
}

const channels: Record<Channel, string> = {
  form: "Order form",
  chat: "Order form",
  rest: "REST interface",
  staff: "Our staff, for the buyer",
};

function facts(order: ConfirmedOrder, language: Language): Fact[] {
  const texts = orderEmailWords[language].facts;
  return [
    [texts.reference, order.reference],
    ...lineFacts(order.lines, texts),
    [texts.total, texts.included(formatCents(order.totalCents))],
    [texts.method, payingWords({ paymentMethod: "credit_card", agreed: {}, ...order }, language)],
  ];
}

function lineFacts(lines: OrderedLine[], texts: (typeof orderEmailWords)["en"]["facts"]): Fact[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0) {
    return lines.map((line) => [
      lineTitle(line),
      texts.each(formatCents(line.totalAmount), formatCents(line.unitPrice)),
    ]);
  }
  return [
    [texts.product, only.hardwareName],
    [texts.unitPrice, formatCents(only.unitPrice)],
    [texts.quantity, String(only.quantity)],
  ];
}

function lineTitle({ quantity, hardwareName }: OrderedLine): string {
  return `${quantity} × ${hardwareName}`;
}

function orderUrl(
  { accessKey, language }: Pick<LinkedOrder, "accessKey" | "language">,
  { siteUrl }: Addresses,
): string {
  return siteUrl + pathIn(language, `/orders/${accessKey}`);
}
