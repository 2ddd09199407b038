import type { Order, OrderLine, SerialNumber } from "~/db/schema";
import type { DocumentContent, DocumentFile, DocumentParty } from "~/documents/document";
import { readablePhone } from "~/forms/phone-number";
import type { Language } from "~/language/language";
import { seller } from "~/seller";
import { warrantyUntil } from "~/serial-numbers/warranty";
import { site } from "~/site";
import { machineName } from "~/stock/machine-name";
import { fullDate } from "~/time/words";
import { handedOver } from "../steps/days";
import { paperWords } from "./content.sw";

export const paperNames = ["delivery-note", "packing-list", "warranty-card"] as const;
export type PaperName = (typeof paperNames)[number];

export function isPaper(name: string): name is PaperName {
  return (paperNames as readonly string[]).includes(name);
}

type Shown = Pick<
  Order,
  | "reference"
  | "agreed"
  | "deliveredAt"
  | "businessName"
  | "customerName"
  | "customerPhone"
  | "shippingAddress"
>;
type Whole = { order: Shown; lines: OrderLine[]; serials: SerialNumber[] };
type Texts = (typeof paperWords)["en"];
type Body = Omit<DocumentContent, "number" | "language" | "sums" | "foot">;

/** What goes along with the machines, as the document of a sheet or a PDF. */
export function paperOf(name: PaperName, whole: Whole, language: Language): DocumentFile {
  const { reference } = whole.order;
  return {
    name: `${name}-${reference}.pdf`,
    paper: {
      ...bodies[name](whole, paperWords[language], language),
      ...{ number: reference, language, sums: [] },
      foot: [`${site.name}, ${site.address.district}`, site.phones[0]],
    },
  };
}

const bodies: Record<PaperName, (whole: Whole, texts: Texts, language: Language) => Body> = {
  "delivery-note": (whole, texts, language) => {
    const { title, check, checkText, return: wrong, returnText, signatures } = texts.delivery;
    return {
      ...{ title, days: daysOf(whole, language), parties: partiesOf(whole, texts) },
      table: {
        head: [texts.item, texts.quantity],
        rows: whole.lines.map((line, at) => ({
          name: line.hardwareName,
          note: serialNote(whole, at, texts),
          cells: [String(line.quantity)],
        })),
      },
      notes: [
        { title: check, text: checkText },
        { title: wrong, text: returnText },
      ],
      signatures,
    };
  },
  "packing-list": (whole, texts, language) => {
    const { title, inBox, box, note, noteText, signatures } = texts.packing;
    return {
      ...{ title, days: daysOf(whole, language), parties: partiesOf(whole, texts) },
      table: {
        head: [texts.item, texts.quantity, inBox],
        rows: whole.lines.map((line, at) => ({
          name: line.hardwareName,
          note: serialNote(whole, at, texts),
          cells: [String(line.quantity), box],
        })),
      },
      notes: [{ title: note, text: noteText }],
      signatures,
    };
  },
  "warranty-card": (whole, texts, language) => {
    const { order, serials } = whole;
    const { title, machine, until, asConfirmed, ...said } = texts.warranty;
    const delivered = handedOver(order);
    return {
      ...{ title, days: daysOf(whole, language), parties: partiesOf(whole, texts) },
      table: {
        head: [machine, texts.serial, until],
        rows: serials.map((unit) => {
          const end = warrantyUntil(unit, delivered);
          return {
            name: unit.machine ? machineName(unit.machine) : machine,
            cells: [unit.serial, end ? fullDate(end, language) : asConfirmed],
          };
        }),
      },
      notes: [
        { title: said.starts, text: said.startsText(delivered ? fullDate(delivered, language) : undefined) },
        { title: said.claim, text: said.claimText },
        { title: said.covers, text: said.coversText },
      ],
    };
  },
};

function daysOf({ order }: Whole, language: Language): string[] {
  const day = order.agreed.leavesOn ?? order.agreed.deliveryDay;
  return day ? [fullDate(day, language)] : [];
}

function partiesOf({ order }: Whole, texts: Texts): DocumentParty[] {
  const { courier, trackingNumber } = order.agreed;
  return [
    { label: texts.from, name: seller.name, lines: [...seller.lines, site.phones[0]] },
    {
      label: texts.deliverTo,
      name: order.businessName ?? order.customerName,
      lines: [
        ...(order.businessName ? [order.customerName] : []),
        order.shippingAddress,
        readablePhone(order.customerPhone),
      ],
    },
    ...(courier
      ? [{ label: texts.courier, name: courier, lines: trackingNumber ? [trackingNumber] : [] }]
      : []),
  ];
}

/** Of two lines of one machine at two prices the first one names the numbers of both. */
function serialNote({ lines, serials }: Whole, at: number, { serial }: Texts): string | undefined {
  const machine = lines[at]?.hardwareType;
  const isFirst = lines.findIndex(({ hardwareType }) => hardwareType === machine) === at;
  const own = serials.filter((unit) => unit.machine === machine).map((unit) => unit.serial);
  return isFirst && own.length > 0 ? `${serial} ${own.join(", ")}` : undefined;
}
