import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { Icon } from "./icon";

export type CloseReason = "escape" | "cross" | "backdrop";

type DialogProps = {
  open: boolean;
  /** The visitor wants out. The caller decides, so that a filled form is not lost to a stray click. */
  onRequestClose: (reason: CloseReason) => void;
  title: string;
  /** The quiet column at the left; on phones a strip at the top. */
  summary: ReactNode;
  children: ReactNode;
};

/** A native modal dialog: the browser traps focus and returns it. On phones it is a sheet. */
export function Dialog({ open, onRequestClose, title, summary, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    onRequestClose("escape");
  }

  function onClick(event: SyntheticEvent) {
    if (event.target === ref.current) onRequestClose("backdrop");
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, the click is the backdrop's
    <dialog className="dlg" ref={ref} aria-labelledby={titleId} onCancel={onCancel} onClick={onClick}>
      <div className="dlg__sum">{summary}</div>
      <div className="dlg__body">
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        {children}
        <button className="dlg__x" type="button" aria-label="Close" onClick={() => onRequestClose("cross")}>
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  );
}
