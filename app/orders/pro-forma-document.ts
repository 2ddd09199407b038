import type { DocumentFile, DocumentSum } from "~/documents/document";
import { priceTable } from "~/documents/price-table";
import { readablePhone } from "~/forms/phone-number";
import type { Language } from "~/language/language";
import { type Cents, minus, nothing } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import type { ShownPayment } from "~/payments/panel/view";
import { seller } from "~/seller";
import { site } from "~/site";
import { proFormaWords } from "./content.sw";
import type { ShownOrder } from "./shown-order.server";
import { type Standing, taxWords } from "./tax-words";

type Given = { order: ShownOrder; payments: ShownPayment[]; left: Cents; isInvoiced?: boolean };

/** The order as a document to print, to download and to send along: a pro-forma, and once it is paid a receipt. */
export function proFormaFile(
  { order, payments, left, isInvoiced = false }: Given,
  language: Language,
): DocumentFile {
  const texts = proFormaWords[language];
  const isReceipt = payments.length > 0 && left === 0;
  const { table, sums } = priceTable(
    texts.item,
    order.lines.map((line) => withSerials(line, texts)),
    language,
  );
  return {
    name: `${isReceipt ? "receipt" : "pro-forma"}-${order.reference}.pdf`,
    paper: {
      title: isReceipt ? texts.receipt : texts.title,
      number: order.reference,
      language,
      days: [order.placedOn],
      parties: partiesOf(order, texts),
      table,
      sums: [...sums, ...paid(payments, order, left, texts)],
      notes: notesOf(order, { isReceipt, isInvoiced }, left, texts),
      foot: [`${site.name}, ${site.address.district}`, `${new URL(site.origin).host}/terms`],
    },
  };
}

function withSerials({ serials, ...line }: ShownOrder["lines"][number], { serial }: Texts) {
  return { ...line, ...(serials.length > 0 && { note: `${serial} ${serials.join(", ")}` }) };
}

type Texts = (typeof proFormaWords)["en"];

function partiesOf(order: ShownOrder, texts: Texts) {
  const buyer = order.businessName ? [order.customerName] : [];
  return [
    {
      label: texts.seller,
      name: seller.name,
      lines: [...seller.lines, site.phones[0], site.email.sales],
    },
    {
      label: texts.buyer,
      name: order.businessName ?? order.customerName,
      lines: [
        ...buyer,
        readablePhone(order.customerPhone),
        ...(order.customerEmail ? [order.customerEmail] : []),
        ...(order.kraPin ? [`${texts.kraPin} ${order.kraPin}`] : []),
      ],
    },
    {
      label: texts.deliverTo,
      name: order.customerName,
      lines: [order.shippingAddress, ...(order.deliveryDay ? [order.deliveryDay] : [])],
    },
  ];
}

function paid(
  payments: ShownPayment[],
  { credited, refunded }: ShownOrder,
  left: Cents,
  texts: Texts,
): DocumentSum[] {
  if (payments.length === 0) return [];
  return [
    ...(credited > 0 ? [{ label: texts.credited, value: amountText(minus(nothing, credited)) }] : []),
    ...payments.map(({ day, method, receipt, cents }) => ({
      label: [`${texts.paid} ${day}, ${method}`, receipt].filter(Boolean).join(" "),
      value: amountText(cents),
    })),
    ...(refunded > 0 ? [{ label: texts.refunded, value: amountText(minus(nothing, refunded)) }] : []),
    { label: texts.left, value: formatCents(left), isStrong: true },
  ];
}

function notesOf(order: ShownOrder, standing: Standing, left: Cents, texts: Texts) {
  const { notes } = texts;
  return [
    ...(left > 0
      ? [
          {
            title: notes.pay,
            text: order.orderStatus === "pending" ? notes.payLater : notes.payText(order.reference),
          },
        ]
      : []),
    { title: notes.delivery, text: notes.deliveryText(order.deliveryDay, order.deliveryCost) },
    { title: notes.returns, text: notes.returnsText(order.warranty) },
    { title: notes.tax, text: taxWords({ ...standing, kraPin: order.kraPin }, texts) },
  ];
}
