import { useId } from "react";
import { Button } from "~/ui/button";
import { orderForm } from "./content";

type LeaveQuestionProps = { onStay: () => void; onLeave: () => void };

/** Asked before a filled form goes away. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const id = useId();
  const texts = orderForm.leave;
  return (
    <div className="ask" role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h3 className="heading-4" id={`${id}-title`}>
        {texts.title}
      </h3>
      <p id={`${id}-text`}>{texts.text}</p>
      <div className="row">
        <Button kind="primary" type="button" autoFocus onClick={onStay}>
          {texts.stay}
        </Button>
        <Button kind="line" type="button" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}
