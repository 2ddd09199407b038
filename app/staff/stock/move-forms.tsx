import { Form } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import type { Stock } from "~/db/schema";
import { Field } from "~/ui/field";
import type { Refused } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { stockTexts } from "./content";

type Props = { held: Stock; entries: { receive: string; correct: string }; refused?: Refused };

/** What comes in, and what was counted. */
export function MoveForms(props: Props) {
  return (
    <>
      <Receive {...props} />
      <Correct {...props} />
    </>
  );
}

function Receive({ entries, refused }: Props) {
  const texts = stockTexts.receive;
  const field = fieldsOf(texts.fields, of("receive", refused));
  return (
    <Block title={texts.title}>
      <Form method="post" className="form">
        <Entry id={entries.receive} />
        <div className="two">
          <Field
            {...field("count")}
            type="number"
            inputMode="numeric"
            min={1}
            max={fieldLimits.stockCount}
            required
          />
          <Field {...field("reason")} optional maxLength={fieldLimits.stockReason} autoComplete="off" />
        </div>
        <button type="submit" className="btn btn--primary" name="do" value="receive">
          {texts.act}
        </button>
      </Form>
    </Block>
  );
}

function Correct({ held, entries, refused }: Props) {
  const texts = stockTexts.correct;
  const field = fieldsOf(texts.fields, of("correct", refused));
  return (
    <Block title={texts.title}>
      <Form method="post" className="form">
        <Entry id={entries.correct} />
        <input type="hidden" name="seen" value={held.onHand} />
        <div className="two">
          <Field
            {...field("counted")}
            type="number"
            inputMode="numeric"
            min={0}
            max={fieldLimits.stockCount}
            required
          />
          <Field {...field("why")} required maxLength={fieldLimits.stockReason} autoComplete="off" />
        </div>
        <p className="field__hint">{texts.hint}</p>
        <button type="submit" className="btn btn--line" name="do" value="correct">
          {texts.act}
        </button>
      </Form>
    </Block>
  );
}

/** Pressed twice, it is stored once. */
function Entry({ id }: { id: string }) {
  return <input type="hidden" name="entry" value={id} />;
}

function of(act: string, refused: Refused | undefined) {
  return refused?.typed.do === act ? refused : undefined;
}
