import { Form, Link } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import { Field } from "~/ui/field";
import type { Refused } from "../action.server";
import { Block } from "../block";
import { Facts } from "../facts";
import { fieldsOf } from "../fields-of";
import { pressPrimary } from "../frame/primary-key";
import { Restored, useOwnKeptForm } from "../kept";
import { Ticks } from "../ticks";
import { savedTexts as texts } from "./content";

type Answer = {
  id: string;
  language: "en" | "sw";
  title: string;
  body: string;
  version: number;
  entry: string | null;
};
type Props = { answers: Answer[]; change?: Answer; refused?: Refused };

/** A new answer, or the one that is changed. */
export function AnswerForm({ answers, change, refused }: Props) {
  const form = useOwnKeptForm({
    name: `saved-answer:${change?.id ?? "new"}`,
    hasArrived: (sent) => answers.some(({ entry }) => entry === sent),
  });
  const field = fieldsOf(texts.fields, refused, change);
  return (
    <Block id="write" title={change ? texts.changing(change.title) : texts.add}>
      <Form {...form.formProps} method="post" className="form" onKeyDown={pressPrimary}>
        <input type="hidden" name="id" value={change?.id ?? ""} />
        <input type="hidden" name="version" value={change?.version ?? 0} />
        <input type="hidden" name="entry" />
        <Restored form={form} />
        <Ticks
          legend={texts.fields.language}
          name="language"
          options={texts.languages}
          chosen={refused?.typed.language ?? change?.language ?? "en"}
          error={refused?.errors.language}
          inRow
        />
        <Field
          {...field("title")}
          type="text"
          required
          maxLength={fieldLimits.savedAnswerTitle}
          autoComplete="off"
        />
        <Field
          as="textarea"
          {...field("body")}
          required
          rows={10}
          maxLength={fieldLimits.message}
          hint={texts.hint}
        />
        <div className="acts">
          <button className="btn btn--primary" type="submit" name="do" value="save">
            {texts.save}
          </button>
          {change && (
            <Link className="btn btn--quiet" to=".">
              {texts.stop}
            </Link>
          )}
        </div>
        <h3>{texts.known}</h3>
        <Facts facts={texts.placeholders} />
      </Form>
    </Block>
  );
}
