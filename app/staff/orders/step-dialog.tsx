import { Link } from "react-router";
import { machines } from "~/catalogue/machines";
import { serialField } from "~/serial-numbers/typed";
import { Facts } from "../facts";
import { StaffIcon } from "../icon";
import { serialTexts, stepForm as words } from "./content";
import type { RefusalWords } from "./refusal-words";
import { Refusal, StepForm, type StepFormProps } from "./step-form";
import { useStepModal } from "./step-modal";
import { steps } from "./steps/all";
import type { OrderStep, Typed } from "./steps/order-step";

type Props = Omit<StepFormProps, "back" | "leaving"> & { reference: string; closed?: string };

/** A step's form: a page that lies over its order. With JavaScript it becomes a real modal dialog. */
export function StepDialog(props: Props) {
  const { step, reference, closed, answer } = props;
  const back = `/staff/orders/${reference}`;
  const { dialog, leaving } = useStepModal(back);
  const isOver = closed !== undefined && !answer;
  return (
    <div className="scrim">
      <dialog className="dlg" ref={dialog} open aria-labelledby="step-title">
        <header className="dlg__head">
          <h2 id="step-title">{steps[step].title}</h2>
          <span className="dim">{reference}</span>
          <Link className="icon-btn" to={back} aria-label="Close" preventScrollReset>
            <StaffIcon name="x" />
          </Link>
        </header>
        {isOver ? (
          <Closed text={closed} back={back} />
        ) : answer?.refusal?.overtaken ? (
          <Overtaken refusal={answer.refusal} back={back} typed={typedWords(steps[step], answer.typed)} />
        ) : (
          <StepForm {...props} back={back} leaving={leaving} />
        )}
      </dialog>
    </div>
  );
}

type OvertakenProps = { refusal: RefusalWords; back: string; typed: [label: string, text: string][] };

/** What was typed stands here until the form is left, to be taken over. */
function Overtaken({ refusal, back, typed }: OvertakenProps) {
  return (
    <>
      <div className="dlg__body">
        <Refusal refusal={refusal} />
        <p className="mute">Look at the order as it is now, then decide again.</p>
        {typed.length > 0 && (
          <>
            <h3>{words.youTyped}</h3>
            <Facts facts={typed} className="lines" />
          </>
        )}
      </div>
      <Return back={back} />
    </>
  );
}

function Closed({ text, back }: { text: string; back: string }) {
  return (
    <>
      <div className="dlg__body">
        <p>{text}</p>
      </div>
      <Return back={back} />
    </>
  );
}

function Return({ back }: { back: string }) {
  return (
    <footer className="dlg__foot">
      <Link className="btn btn--primary" to={back} preventScrollReset>
        Show the order as it is now
      </Link>
    </footer>
  );
}

/** What stands in a step's form, by its labels: a choice by its words, machines by their names. */
function typedWords({ fields = [] }: OrderStep, typed: Typed): [label: string, text: string][] {
  const counts = machines.flatMap(({ id, name }): [string, string][] => [
    [name, typed[id] ?? ""],
    [serialTexts.of(name), typed[serialField(id)] ?? ""],
  ]);
  const others = fields.flat().map((spec): [string, string] => {
    const text = typed[spec.name] ?? "";
    if (spec.kind === "hidden") return ["", ""];
    const options = "options" in spec ? spec.options : [];
    return [spec.label, options.find(([value]) => value === text)?.[1] ?? text];
  });
  return [...counts, ...others].filter(([label, text]) => label && text);
}
