import { Fragment, type RefObject, useId } from "react";
import { StaffIcon } from "../icon";
import { keysPage, shortcuts } from "./content";

export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const title = useId();
  return (
    <dialog ref={ref} className="dlg" aria-labelledby={title} closedby="any">
      <div className="dlg__head">
        <h2 id={title}>{keysPage.title}</h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={() => ref.current?.close()}>
          <StaffIcon name="x" />
        </button>
      </div>
      <div className="dlg__body">
        <KeysList heading="h3" />
      </div>
    </dialog>
  );
}

/** Under a dialog's title its headings are of the third level, under a page's of the second. */
export function KeysList({ heading: Heading }: { heading: "h2" | "h3" }) {
  return shortcuts.map(({ where, keys }) => (
    <section key={where}>
      <Heading>{where}</Heading>
      <dl className="facts keys-list">
        {keys.map(([pressed, does]) => (
          <Fragment key={does}>
            <dt>
              {pressed.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && (pressed[0] === "G" ? " then " : " ")}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  ));
}
