import { type RefObject, useId } from "react";
import { StaffIcon } from "../icon";
import { keysPage } from "./content";
import { KeysList } from "./keys-list";

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
