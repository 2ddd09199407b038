import type { ReactNode } from "react";
import { ButtonLink } from "./button";

type CallToActionProps = {
  title: string;
  text: string;
  /** One accent button and at most one line button. */
  actions: ReactNode;
  /** Ground of the section above, which the tear line takes up. */
  above: "paper" | "sand";
};

/** The closing band. The footer joins it without a gap. */
export function CallToAction({ title, text, actions, above }: CallToActionProps) {
  return (
    <section className="close on-night">
      <svg className="close__notch" viewBox="0 0 364 350" aria-hidden="true">
        <path fill="#0F3D2F" d="M0 0H82L182 231.8 282 0H364L213 350H151Z" />
        <path fill="#F2A516" d="M108.1 0H255.9L182 171.2Z" />
      </svg>
      <div className="wrap">
        <h2 className="heading-1">{title}</h2>
        <p>{text}</p>
        <div className="row">{actions}</div>
      </div>
      <div className={above === "sand" ? "tear tear--top tear--sand" : "tear tear--top"} />
    </section>
  );
}

type ClosingCallProps = Omit<CallToActionProps, "actions"> & {
  action: { label: string; to: string };
};

/** The closing band with one button, as a page's content names it. */
export function ClosingCall({ action, ...band }: ClosingCallProps) {
  return (
    <CallToAction
      {...band}
      actions={
        <ButtonLink kind="accent" to={action.to}>
          {action.label}
        </ButtonLink>
      }
    />
  );
}
