import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { useWords } from "~/language/use-language";
import { partWords } from "./content.sw";
import { Icon } from "./icon";

export type CloseReason = "escape" | "cross" | "backdrop";

type DialogProps = {
  id: string;
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
export function Dialog(props: DialogProps) {
  const { id, open, onRequestClose, onClosed, title, summary, question, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const lastField = useRef<HTMLElement>(null);
  const titleId = useId();
  const isAsking = Boolean(question);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) {
      dialog.showModal();
      firstStop(dialog)?.focus();
    }
    // Removed without being closed, it would not give the focus back.
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    if (isAsking) return () => lastField.current?.focus();
  }, [isAsking]);

  /** Here and not in `onCancel`: browsers let a page refuse to close once, then the next Escape closes it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onRequestClose("escape");
  }

  /** Other ways to ask for it, such as the back gesture of a phone. */
  function onCancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onRequestClose("escape");
  }

  function onClose() {
    if (open && !ref.current?.open) onClosed?.();
  }

  function onCross(event: SyntheticEvent) {
    event.preventDefault();
    onRequestClose("cross");
  }

  /** A click that began in a field, as when text is selected, is not meant for the backdrop. */
  function onClick(event: MouseEvent) {
    if (event.target === ref.current && pressedBackdrop.current) onRequestClose("backdrop");
  }

  return (
    <dialog
      className="dlg"
      id={id}
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
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
        {/* biome-ignore lint/a11y/noAutofocus: where focus goes when the dialog opens, not when the page does */}
        <h2 className="heading-3" id={titleId} tabIndex={-1} autoFocus>
          {title}
        </h2>
        {children}
      </div>
      <form className="dlg__close" method="dialog" onSubmit={onCross}>
        <button className="dlg__leave" type="submit" aria-label={useWords(partWords).close} inert={isAsking}>
          <Icon name="x" />
        </button>
      </form>
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
  return dialog.querySelector<HTMLElement>(isTouch ? "h2[tabindex]" : ".dlg__body .input");
}
