import { useWords } from "~/language/use-language";
import { ArrowLink } from "~/ui/button";
import { CheckList } from "~/ui/check-list";
import { Icon } from "~/ui/icon";
import { Section } from "~/ui/section";
import { taxWords } from "./tax.sw";

export function TaxSection({ product, flush }: { product: "veltopos" | "veltoerp"; flush?: boolean }) {
  const tax = useWords(taxWords);
  return (
    <Section ground="paper" id="kra" flush={flush}>
      <div className="split two">
        <h2 className="heading-2">{tax.title}</h2>
        <div className="tax">
          <div>
            <h3 className="heading-4">{tax.there}</h3>
            <CheckList items={tax[product].there} />
          </div>
          <div>
            <h3 className="heading-4">{tax.ask}</h3>
            <ul className="tax__ask">
              {tax.questions.map((question) => (
                <li key={question}>
                  <Icon name="circle-question-mark" size="s" />
                  {question}
                </li>
              ))}
            </ul>
            <ArrowLink to={tax.link.to}>{tax.link.label}</ArrowLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
