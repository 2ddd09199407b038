import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Icon } from "./icon";

export type CloseReason = "escape" | "cross" | "backdrop";

type DialogProps = {
  open: boolean;
  /** The visitor wants out. The caller decides, so that a filled form is not lost to a stray click. */
  onRequestClose: (reason: CloseReason) => void;
  /** The browser has closed it unasked: a second Escape in a row can't be refused. */
  onClosed?: () => void;
  title: string;
  /** The quiet column at the left; on phones a strip at the top. */
  summary: ReactNode;
  /** Stands over the content, which waits behind it. */
  question?: ReactNode;
  children: ReactNode;
};

/** A native modal dialog: the browser traps focus and returns it. On phones it is a sheet. */
export function Dialog({ open, onRequestClose, onClosed, title, summary, question, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const lastField = useRef<HTMLElement>(null);
  const titleId = useId();
  const isAsking = Boolean(question);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    firstStop(dialog)?.focus();
    // Removed without being closed, it would not give the focus back.
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    if (isAsking) return () => lastField.current?.focus();
  }, [isAsking]);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    onRequestClose("escape");
  }

  function onClose() {
    if (open && !ref.current?.open) onClosed?.();
  }

  /** A click that began in a field, as when text is selected, is not meant for the backdrop. */
  function onClick(event: MouseEvent) {
    if (event.target === ref.current && pressedBackdrop.current) onRequestClose("backdrop");
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, the click is the backdrop's
    <dialog
      className="dlg"
      ref={ref}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClose}
      onMouseDown={(event) => {
        pressedBackdrop.current = event.target === ref.current;
      }}
      onClick={onClick}
      onFocus={({ target }) => {
        if (target.closest(".dlg__body")) lastField.current = target;
      }}
    >
      <div className="dlg__sum" inert={isAsking}>
        {summary}
      </div>
      <div className="dlg__body" inert={isAsking}>
        <h2 className="h3" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <button
        className="dlg__x"
        type="button"
        aria-label="Close"
        inert={isAsking}
        onClick={() => onRequestClose("cross")}
      >
        <Icon name="x" />
      </button>
      {question && <div className="dlg__ask">{question}</div>}
    </dialog>
  );
}

/**
 * Where writing begins; by itself the browser may choose the column that scrolls. On a touch screen a field would
 * bring up the keyboard before anything has been read, so there it is the title.
 */
function firstStop(dialog: HTMLDialogElement): HTMLElement | null {
  const isTouch = matchMedia("(pointer: coarse)").matches;
  return dialog.querySelector<HTMLElement>(isTouch ? "h2[tabindex]" : ".dlg__body .in");
}
