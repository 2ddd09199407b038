import { aboutProvider, type ComparedProvider, comparedProviders } from "~/payment-providers/all";
import { placeNames } from "~/payments/statements/places";
import { Field } from "~/ui/field";
import { Block } from "../../block";
import { fieldsOf } from "../../fields-of";
import { Ticks } from "../../ticks";
import { compareTexts } from "./content";

const { form: texts } = compareTexts;

type Props = { values: Record<string, string>; errors: Record<string, string>; isAgain: boolean };

/** Posted by the browser itself: the answer is the page. A chosen file can't be given back. */
export function CompareForm({ values, errors, isAgain }: Props) {
  const field = fieldsOf(texts, { typed: values, errors });
  return (
    <Block title={isAgain ? texts.again : texts.title}>
      <form method="post" encType="multipart/form-data" className="form">
        <Ticks
          legend={texts.provider}
          name="provider"
          options={comparedProviders.map((provider) => [provider, <File key={provider} of={provider} />])}
          chosen={values.provider ?? comparedProviders[0]}
          error={errors.provider}
        />
        <Field
          {...field("file")}
          type="file"
          required
          accept=".csv,.txt,text/csv,text/plain"
          hint={texts.fileHint}
        />
        <div className="two">
          <Field {...field("from")} type="date" />
          <Field {...field("to")} type="date" />
        </div>
        <p className="field__hint">{texts.days}</p>
        <button type="submit" className="btn btn--primary">
          {texts.send}
        </button>
      </form>
    </Block>
  );
}

function File({ of }: { of: ComparedProvider }) {
  return (
    <>
      {placeNames[of]}
      <span className="field__hint money__where">{aboutProvider(of).statement}</span>
    </>
  );
}
