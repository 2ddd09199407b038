import type { Ref } from "react";
import { Link } from "react-router";
import type { OrderStatus } from "~/db/schema";
import { StaffIcon } from "../icon";
import type { NextButton, NextStep } from "./next-step";
import { Teeth } from "./teeth";

type Props = {
  next: NextStep;
  reference: string;
  status: OrderStatus;
  dial: string;
  heading: Ref<HTMLHeadingElement>;
};

const looks = { primary: "btn btn--primary", plain: "btn btn--line", danger: "btn btn--danger" };

/** The one filled box of the page. */
export function NextBox({ next, reference, status, dial, heading }: Props) {
  const dangers = next.buttons.filter(({ look }) => look === "danger");
  const steps = next.buttons.filter(({ look }) => look !== "danger");
  return (
    <section className="next" aria-label="Next step">
      <div className="next__text">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {next.heading}
          </h2>
          <p>{next.text}</p>
        </div>
        <Teeth status={status} />
      </div>
      <div className="next__acts">
        {steps.map((button) => (
          <StepButton key={button.step} button={button} reference={reference} />
        ))}
        {status === "pending" && (
          <a className="btn btn--line" href={`tel:${dial}`}>
            Call
          </a>
        )}
        {next.isReadOnly && (
          <a className="btn btn--line" href="#note">
            Add a note
          </a>
        )}
        {dangers.map((button) => (
          <StepButton key={button.step} button={button} reference={reference} />
        ))}
      </div>
      {next.why && (
        <p className="why">
          <StaffIcon name="lock" />
          <span>
            {next.why}{" "}
            {next.opener && (
              <Link
                className="text-link"
                id={`step-${next.opener.step}`}
                to={`/staff/orders/${reference}/${next.opener.step}`}
                preventScrollReset
              >
                {next.opener.label}
              </Link>
            )}
          </span>
        </p>
      )}
    </section>
  );
}

function StepButton({ button, reference }: { button: NextButton; reference: string }) {
  const { step, label, look, closed } = button;
  const key = step === "pay" ? "p" : look === "primary" ? "Enter" : undefined;
  if (closed) {
    return (
      <button className="btn" type="button" disabled>
        {label}
      </button>
    );
  }
  return (
    <Link
      className={looks[look]}
      id={`step-${step}`}
      to={`/staff/orders/${reference}/${step}`}
      preventScrollReset
      data-key={key}
      aria-keyshortcuts={key}
    >
      {label}
      {step === "pay" && (
        <span aria-hidden="true">
          <kbd>P</kbd>
        </span>
      )}
    </Link>
  );
}
