import { createElement, Fragment } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "~/language/use-language";
import { ErrorBanner } from "~/ui/error-banner";
import { payWords } from "./content.sw";
import { PageAct, PageBody } from "./page-form";
import { Foot } from "./say";
import { type ActProps, type BodyProps, marks, screens } from "./screens";
import type { Offer } from "./view";

/** All ways to pay, one of them open, with its button. Radios and styles alone switch between them. */
export function PayForm({ ready, view, problem }: BodyProps) {
  const payTexts = useWords(payWords);
  const busy = useNavigation().state !== "idle";
  const chosen = problem?.values.how ?? ready.chosen;
  return (
    <Form method="post" preventScrollReset className="pay__form">
      <input type="hidden" name="key" value={ready.key} />
      {problem && !problem.field && (
        <ErrorBanner
          message={problem.message}
          note={problem.rateBefore ? payTexts.nothingCharged : payTexts.nothingSent}
        />
      )}
      <ul className="how">
        {ready.offered.map((offer) => (
          <li key={offer.how}>
            <label className="how__head">
              <input type="radio" name="how" value={offer.how} defaultChecked={offer.how === chosen} />
              <span>
                {offer.label}
                <small>{offer.note}</small>
              </span>
              <span className="marks">{createElement(marks[offer.how] ?? Fragment)}</span>
            </label>
            <div className="how__body">
              <div className="how__fields">
                <Body offer={offer} ready={ready} view={view} problem={problem} />
              </div>
              <Foot>
                <Act offer={offer} ready={ready} busy={busy} />
              </Foot>
            </div>
          </li>
        ))}
      </ul>
    </Form>
  );
}

function Body({ offer: { how, form }, ...props }: BodyProps & { offer: Offer }) {
  const own = screens[how];
  if (own) return <own.Body {...props} />;
  return form && <PageBody words={form} />;
}

function Act({ offer: { how, form }, ...props }: ActProps & { offer: Offer }) {
  const own = screens[how];
  if (own) return <own.Act {...props} />;
  return form && <PageAct words={form} busy={props.busy} />;
}
