import type { DocumentFile } from "~/documents/document";
import { readablePhone } from "~/forms/phone-number";
import type { Language } from "~/language/language";
import { seller } from "~/seller";
import { site } from "~/site";
import { fullDate } from "~/time/words";
import { returnWords } from "./content.sw";

/** What a return's papers and emails say of it. */
export type ShownReturn = {
  number: string;
  machine: string;
  serial: string;
  fault: string;
  work: string | null;
  courier: string | null;
  tracking: string | null;
  /** The number of the machine in its place. */
  replacement: string | null;
  askedAt: Date;
  buyer: { name: string; address: string; phone: string };
};

/** To stick on the box: from whom, to us, and by which number we know it. */
export function labelOf(about: ShownReturn, language: Language): DocumentFile {
  const texts = returnWords[language].label;
  const { number, machine, serial, fault, buyer } = about;
  return {
    name: `returns-label-${number}.pdf`,
    paper: {
      ...{ title: texts.title, number, language, days: [fullDate(about.askedAt, language)], sums: [] },
      parties: [
        { label: texts.from, name: buyer.name, lines: [buyer.address, readablePhone(buyer.phone)] },
        { label: texts.sendTo, name: seller.name, lines: [...seller.lines, site.phones[0]] },
      ],
      table: {
        head: [texts.machine, texts.serial],
        rows: [{ name: machine, note: `${texts.fault}: ${fault}`, cells: [serial] }],
      },
      notes: [
        { title: texts.pack, text: texts.packText },
        { title: texts.next, text: texts.nextText },
      ],
      foot: [`${site.name}, ${site.address.district}`, site.phones[0]],
    },
  };
}
