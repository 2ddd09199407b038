import type { MouseEvent } from "react";
import type { Machine } from "~/catalogue/machine";
import { dialogId } from "./order-dialog";
import { orderPath } from "./order-form";

type PurchaseLinkProps = {
  machine: Machine;
  kind: "primary" | "accent";
  size?: "s";
  wide?: boolean;
  children: string;
  onPurchase: (machine: Machine) => void;
};

/** A link to the order page that opens the dialog instead: before the application runs, by `data-opens`. */
export function PurchaseLink({ machine, kind, size, wide, children, onPurchase }: PurchaseLinkProps) {
  const look = ["btn", `btn--${kind}`, size && "btn--s", wide && "btn--wide"].filter(Boolean).join(" ");
  return (
    <a
      className={look}
      href={orderPath([{ machine: machine.id, quantity: 1 }])}
      {...opening({ machine, children, onPurchase })}
    >
      {children}
    </a>
  );
}

type PurchaseButtonProps = Pick<PurchaseLinkProps, "machine" | "children" | "onPurchase">;

/** The same at the end of a form with a quantity, which goes to the order page where there is no dialog. */
export function PurchaseButton(props: PurchaseButtonProps) {
  return (
    <button className="btn btn--primary" type="submit" {...opening(props)}>
      {props.children}
    </button>
  );
}

function opening({ machine, children, onPurchase }: PurchaseButtonProps) {
  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The dialog gives the focus back to where it was, and Safari does not put it on what is clicked.
    event.currentTarget.focus();
    onPurchase(machine);
  }
  return {
    "data-opens": dialogId(machine.id),
    "aria-label": `${children} ${machine.name}`,
    onClick,
  };
}
