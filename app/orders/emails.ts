import type { Config } from "~/config";
import type { Agreed, Channel, OrderLine } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { knownEmail } from "~/email/nobody";
import { factsIn } from "~/forms/personal-fields";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import { orderTexts, proForma } from "./content";
import { orderFields } from "./order-input";
import { payingWords } from "./paying-words";

type Addresses = Pick<Config, "salesEmail" | "siteUrl">;

/** What the server knows of an order. A confirmation is made of this alone, since anybody can order in anybody's name. */
type ConfirmedOrder = LinkedOrder & {
  lines: OrderedLine[];
  totalCents: Cents;
  paymentMethod?: OrderLine["paymentMethod"];
  agreed?: Agreed;
};

type OrderedLine = Pick<OrderLine, "hardwareName" | "unitPrice" | "quantity" | "totalAmount">;

/** What a link needs. */
type LinkedOrder = Pick<OrderLine, "reference" | "accessKey" | "customerEmail">;

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
  return {
    key: `order-link:${order.reference}:${now.toISOString().slice(0, 13)}`,
    to: order.customerEmail,
    replyTo: addresses.salesEmail,
    subject: `The link to your order ${order.reference}`,
    title: "The link to your order",
    parts: [
      `We were asked on our site for the link to order ${order.reference}. Here it is.`,
      { action: { label: "Open your order", url: orderUrl(order, addresses) } },
      "Anyone who has this link can see the order, so keep it to yourself. If you did not ask for it, ignore this email.",
    ],
  };
}

function confirmation(order: ConfirmedOrder, addresses: Addresses): Email {
  return {
    key: `order:${order.reference}:buyer`,
    to: order.customerEmail,
    replyTo: addresses.salesEmail,
    subject: `Your order ${order.reference}`,
    title: `We have your order ${order.reference}`,
    parts: [
      "Thank you.",
      { facts: facts(order) },
      orderTexts.next,
      { action: { label: "See your order, or print it", url: orderUrl(order, addresses) } },
      `Your name, phone and delivery address are on that page. If something is wrong, reply to this email or call ${site.phones[0]} and give the reference ${order.reference}.`,
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
          ...facts(order),
          ["Sent by", channels[order.channel ?? "form"]],
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

function facts(order: ConfirmedOrder): Fact[] {
  return [
    ["Reference", order.reference],
    ...lineFacts(order.lines),
    ["Total", `${formatCents(order.totalCents)} (${site.vat.note})`],
    ["Payment method", payingWords({ paymentMethod: "credit_card", agreed: {}, ...order })],
  ];
}

function lineFacts(lines: OrderedLine[]): Fact[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0) {
    return lines.map((line) => [
      lineTitle(line),
      `${formatCents(line.totalAmount)} (${formatCents(line.unitPrice)} each)`,
    ]);
  }
  return [
    ["Product", only.hardwareName],
    [proForma.unitPrice, formatCents(only.unitPrice)],
    ["Quantity", String(only.quantity)],
  ];
}

function lineTitle({ quantity, hardwareName }: OrderedLine): string {
  return `${quantity} × ${hardwareName}`;
}

function orderUrl({ accessKey }: Pick<LinkedOrder, "accessKey">, { siteUrl }: Addresses): string {
  return `${siteUrl}/orders/${accessKey}`;
}
