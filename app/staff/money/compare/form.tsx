import { aboutProvider, comparedProviders } from "~/payment-providers/all";
import { placeNames } from "~/payments/statements/places";
import { Field } from "../../field";
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
      <form method="post" encType="multipart/form-data" className="desk__form">
        <fieldset
          className={errors.provider ? "field field--err desk__ticks" : "field desk__ticks"}
          aria-describedby={errors.provider ? "provider-error" : undefined}
        >
          <legend className="lab">{texts.provider}</legend>
          {comparedProviders.map((provider) => (
            <label key={provider} className="tick">
              <input
                type="radio"
                name="provider"
                value={provider}
                required
                defaultChecked={(values.provider ?? comparedProviders[0]) === provider}
              />
              <span>
                {placeNames[provider]}
                <span className="field__hint money__where">{aboutProvider(provider).statement}</span>
              </span>
            </label>
          ))}
          {errors.provider && (
            <p className="field__err" id="provider-error" role="alert">
              {errors.provider}
            </p>
          )}
        </fieldset>
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
          <Field label={texts.from} name="from" type="date" value={values.from} error={errors.from} />
          <Field label={texts.to} name="to" type="date" value={values.to} error={errors.to} />
        </div>
        <p className="field__hint">{texts.days}</p>
        <button type="submit" className="btn btn--primary">
          {texts.send}
        </button>
      </form>
    </section>
  );
}
