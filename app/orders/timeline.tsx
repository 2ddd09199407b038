import { Icon } from "~/ui/icon";
import { steps } from "./content";
import type { ShownOrder } from "./shown-order.server";

/** Steps done, the step it is at, and the ones to come. */
export function Timeline({ status }: { status: ShownOrder["orderStatus"] }) {
  const at = steps.findIndex((step) => step.status === status);
  return (
    <ol className="way" aria-label="Order progress">
      {steps.map((step, index) => (
        <li
          key={step.status}
          className={index <= at ? "way__step is-done" : "way__step"}
          aria-current={index === at ? "step" : undefined}
        >
          <span className="way__dot">{index <= at && <Icon name="check" size="s" />}</span>
          <b>{step.title}</b>
          <p>{index <= at ? step.text : <span className="vh">Not yet</span>}</p>
        </li>
      ))}
    </ol>
  );
}
