import type { MouseEvent } from "react";
import type { Machine } from "~/catalogue/machine";
import { soldWords } from "~/catalogue/sold-words";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { orderPath } from "./order-form";

type BuyLinkProps = {
  machine: Machine;
  kind: "primary" | "accent";
  size?: "s";
  wide?: boolean;
  children: string;
  onBuy: (machine: Machine) => void;
};

/** A link to the order page; the application opens the dialog instead. */
export function BuyLink({ machine, kind, size, wide, children, onBuy }: BuyLinkProps) {
  const language = useLanguage();
  const { ask } = soldWords[language];
  const look = ["btn", `btn--${kind}`, size && "btn--s", wide && "btn--wide"].filter(Boolean).join(" ");
  if (!machine.isSold) {
    return (
      <a
        className={look}
        href={pathIn(language, `/contact?about=${machine.id}`)}
        aria-label={`${ask} ${machine.name}`}
      >
        {ask}
      </a>
    );
  }
  return (
    <a
      className={look}
      href={pathIn(language, orderPath([{ machine: machine.id, quantity: 1 }]))}
      {...opening({ machine, children, onBuy })}
    >
      {children}
    </a>
  );
}

type BuyButtonProps = Pick<BuyLinkProps, "machine" | "children" | "onBuy">;

/** The same at the end of a form with a quantity, which goes to the order page where there is no dialog. */
export function BuyButton(props: BuyButtonProps) {
  return (
    <button className="btn btn--primary" type="submit" {...opening(props)}>
      {props.children}
    </button>
  );
}

function opening({ machine, children, onBuy }: BuyButtonProps) {
  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The dialog gives the focus back to where it was, and Safari does not put it on what is clicked.
    event.currentTarget.focus();
    onBuy(machine);
  }
  return {
    "aria-label": `${children} ${machine.name}`,
    onClick,
  };
}
