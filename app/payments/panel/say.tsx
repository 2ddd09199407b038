import type { ReactNode, RefObject } from "react";
import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { payStateWords } from "./content.sw";

type SayProps = {
  icon: IconName;
  tone: "ok" | "bad" | "wait";
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
  /** Below the words: what is certain about the money. */
  money?: "none" | "wait";
  /** Changes all the time, so that it is not read out with the rest. */
  live?: ReactNode;
};

/** One state of a payment, in plain words. */
export function Say({ icon, tone, title, heading, children, money, live }: SayProps) {
  const states = useWords(payStateWords);
  return (
    <div className="say">
      <div className="say__txt" role="status">
        <span className={`say__icon say__icon--${tone}`}>
          <Icon name={icon} />
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        {money && (
          <span className={money === "wait" ? "safe safe--no" : "safe"}>
            <Icon name={money === "wait" ? "clock" : "shield-check"} size="s" />
            {money === "wait" ? states.dontPay : states.noMoney}
          </span>
        )}
      </div>
      {live}
    </div>
  );
}

export function Foot({ children }: { children: ReactNode }) {
  return <footer className="pay__foot on-night">{children}</footer>;
}
