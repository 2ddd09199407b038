import { aboutProvider, type ComparedProvider, comparedProviders } from "~/payment-providers/all";
import { placeNames } from "~/payments/statements/places";
import { Field } from "~/ui/field";
import { Ticks } from "../../ticks";
import { compareTexts } from "./content";

const { form: texts } = compareTexts;

type Props = { values: Record<string, string>; errors: Record<string, string>; isAgain: boolean };

/** Posted by the browser itself: the answer is the page. A chosen file can't be given back. */
export function CompareForm({ values, errors, isAgain }: Props) {
  return (
    <section className="block">
      <div className="block__head">
        <h2>{isAgain ? texts.again : texts.title}</h2>
      </div>
      <form method="post" encType="multipart/form-data" className="form">
        <Ticks
          legend={texts.provider}
          name="provider"
          options={comparedProviders.map((provider) => [provider, <File key={provider} of={provider} />])}
          chosen={values.provider ?? comparedProviders[0]}
          error={errors.provider}
        />
        <Field
          label={texts.file}
          name="file"
          type="file"
          required
          accept=".csv,.txt,text/csv,text/plain"
          error={errors.file}
          hint={texts.fileHint}
        />
        <div className="two">
          <Field label={texts.from} name="from" type="date" defaultValue={values.from} error={errors.from} />
          <Field label={texts.to} name="to" type="date" defaultValue={values.to} error={errors.to} />
        </div>
        <p className="field__hint">{texts.days}</p>
        <button type="submit" className="btn btn--primary">
          {texts.send}
        </button>
      </form>
    </section>
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
