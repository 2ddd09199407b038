import { href, Link } from "react-router";
import type { TaxInvoice } from "~/db/schema";
import { groupsOf } from "~/tax-invoices/groups";
import { fullDate } from "~/time/words";
import { Block } from "../block";
import { Facts } from "../facts";
import { When } from "../when";
import { invoiceTexts, reasonWords, stateWords } from "./content";

const { about: texts } = invoiceTexts;

type Props = {
  invoice: TaxInvoice;
  reference: string;
  original: string | null;
  kraNumber: string | null;
  by: string | null;
  fileBytes: number | null;
};

export function About({ invoice, reference, original, kraNumber, by, fileBytes }: Props) {
  const { number, issuedOn, internalData, signature, qrLink, enteredAt } = invoice;
  return (
    <Block title={texts.title}>
      <Facts
        facts={[
          [texts.state, stateWords[invoice.state]],
          [texts.why, reasonWords[invoice.reason]],
          [
            texts.order,
            <Link key="order" className="text-link" to={href("/staff/orders/:reference", { reference })}>
              {reference}
            </Link>,
          ],
          [
            texts.corrects,
            original && (
              <Link
                key="original"
                className="text-link"
                to={href("/staff/tax-invoices/:number", { number: original })}
              >
                {original}
              </Link>
            ),
          ],
          [texts.buyer, invoice.buyerName],
          [texts.pin, invoice.buyerPin ?? texts.noPin],
          [texts.due, <When key="due" at={invoice.dueAt} />],
          [texts.kra, kraNumber],
          [texts.on, issuedOn && fullDate(issuedOn)],
          [texts.internalData, internalData && groupsOf(internalData)],
          [texts.signature, signature && groupsOf(signature)],
          [
            texts.qr,
            qrLink && (
              <a key="qr" className="text-link" href={qrLink} rel="noreferrer">
                {new URL(qrLink).host}
              </a>
            ),
          ],
          [
            texts.entered,
            enteredAt && (
              <span key="entered">
                <When at={enteredAt} /> {by && texts.by(by)}
              </span>
            ),
          ],
          [
            texts.file,
            fileBytes !== null && (
              <a key="file" className="text-link" href={href("/staff/tax-invoices/:number/pdf", { number })}>
                {texts.openFile(sizeOf(fileBytes))}
              </a>
            ),
          ],
        ]}
      />
    </Block>
  );
}

function sizeOf(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
