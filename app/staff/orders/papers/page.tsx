import { DocumentSheet } from "~/documents/sheet";
import { languages } from "~/language/language";
import { PrintButton } from "~/ui/print-button";
import type { StaffAccess } from "../../access";
import { staffLoader } from "../../action.server";
import { Views } from "../../filters";
import { StaffPage } from "../../staff-page";
import type { Route } from "./+types/page";
import { paperNames, paperTexts as texts } from "./content";
import { paperAsked } from "./paper-of.server";

export const handle = { right: "orders.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async (asked) => {
  const { order, name, language, file } = await paperAsked(asked);
  return { reference: order.reference, name, language, paper: file.paper };
});

/** A paper of an order on its sheet, to print or to take along as a file. */
export default function PaperPage({
  loaderData: { reference, name, language, paper },
}: Route.ComponentProps) {
  const at = `/staff/orders/${reference}`;
  const here = `${at}/papers/${name}`;
  return (
    <StaffPage
      title={paperNames[name]}
      tab={`${paperNames[name]}, ${reference}`}
      back={{ to: at, label: texts.back }}
      note={reference}
      className="on-paper"
      acts={
        <>
          <Views
            label={texts.languages}
            views={languages.map((each) => ({
              label: texts.named[each],
              to: `${here}?language=${each}`,
              isOn: each === language,
            }))}
          />
          <a className="btn btn--line" href={`${here}/pdf?language=${language}`}>
            {texts.pdf}
          </a>
          <PrintButton kind="line">{texts.print}</PrintButton>
        </>
      }
    >
      <DocumentSheet document={paper} />
    </StaffPage>
  );
}
