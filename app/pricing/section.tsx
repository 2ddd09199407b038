import { href } from "react-router";
import { modules } from "~/catalogue/modules";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { ArrowLink, Button } from "~/ui/button";
import { FeatureGrid } from "~/ui/feature-grid";
import { Section, SectionHead } from "~/ui/section";
import { Stepper } from "~/ui/stepper";
import { pricingWords } from "./content.sw";
import { most } from "./size";

/** What the price of the software depends on, and a form that takes the answers to the demo request. */
export function HowPricingWorks({ ground }: { ground: "paper" | "sand" }) {
  const language = useLanguage();
  const pricing = pricingWords[language];
  const { apart, form } = pricing;
  return (
    <Section ground={ground} id="pricing">
      <SectionHead title={pricing.title} lede={pricing.lede} />
      <div className="split pricing">
        <div className="pricing__txt">
          <FeatureGrid items={pricing.depends} columns={2} look="ruled" />
          <p className="mute">
            {apart.text} <ArrowLink to={apart.link.to}>{apart.link.label}</ArrowLink>
          </p>
        </div>
        <form className="sheet pricing__form" action={pathIn(language, href("/request-demo"))}>
          <h3 className="heading-3">{form.title}</h3>
          <input type="hidden" name="about" value="pricing" />
          <div className="pricing__counts">
            <Stepper label={form.branches} name="branches" defaultValue="1" min={1} max={most.branches} />
            <Stepper label={form.tills} name="tills" defaultValue="1" min={1} max={most.tills} />
          </div>
          <fieldset>
            <legend>{form.modules}</legend>
            {Object.entries(modules).map(([id, name]) => (
              <label key={id} className="tick">
                <input type="checkbox" name="module" value={id} /> {name}
              </label>
            ))}
          </fieldset>
          <Button kind="primary" wide>
            {form.send}
          </Button>
          <p className="field__hint">{form.hint}</p>
        </form>
      </div>
    </Section>
  );
}
