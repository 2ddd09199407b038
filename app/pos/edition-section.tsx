import { Illustration } from "~/illustrations/illustration";
import { useWords } from "~/language/use-language";
import { MomentSection } from "~/till/moments/section";
import { ScreenCard } from "~/ui/card";
import { Chips } from "~/ui/chips";
import { FeatureGrid } from "~/ui/feature-grid";
import { Icon } from "~/ui/icon";
import { Section, SectionHead } from "~/ui/section";
import type { EditionPage, HighlightsForm, SectionName } from "./edition-content";
import { EditionExtra } from "./edition-extra";
import { editionPageWords } from "./edition-page-content.sw";
import { FeatureTabs } from "./feature-tabs";

/** The parts of a page that are shown between hero and close. */
type Shown = Pick<
  EditionPage,
  "highlights" | "highlightsAs" | "moment" | "tabs" | "cards" | "loyalty" | "extras"
>;
type EditionSectionProps = { edition: Shown; name: SectionName; above: SectionName | undefined };

/** One section of an edition's page. Two on paper join without a gap. */
export function EditionSection({ edition, name, above }: EditionSectionProps) {
  const flush = groundOf(above, edition) === "paper";
  if (name === "highlights") return <Highlights {...edition} flush={flush} />;
  if (name === "moment") return edition.moment && <MomentSection {...edition.moment} />;
  if (name === "tabs") return <AllFeatures {...edition} />;
  if (name === "cards") return edition.cards && <Cards {...edition.cards} flush={flush} />;
  if (name === "loyalty") return edition.loyalty && <Loyalty {...edition.loyalty} flush={flush} />;
  const extra = edition.extras.find(({ kind }) => kind === name);
  return extra && <EditionExtra extra={extra} flush={flush} />;
}

/** Above the first section runs the bar of the page's parts, with rules of its own. */
export function groundOf(section: SectionName | undefined, { moment, highlightsAs }: Grounds) {
  if (section === undefined) return "own";
  if (section === "moment") return moment?.name === "restaurants" ? "paper" : "own";
  if (section === "highlights" && highlightsAs === "night") return "night";
  if (section === "tabs") return "sand";
  return section === "night" || section === "hardware" ? "night" : "paper";
}

type Grounds = Pick<Shown, "moment" | "highlightsAs">;
type OnPaper<Part> = Part & { flush: boolean };

function Highlights({ highlights, highlightsAs: form, flush }: OnPaper<Shown>) {
  const title = <h2 className="visually-hidden">{useWords(editionPageWords).highlights}</h2>;
  if (form === "night") {
    return (
      <section className="high-night on-night">
        <div className="wrap">
          {title}
          <Six items={highlights} form={form} />
        </div>
      </section>
    );
  }
  return (
    <Section ground="paper" flush={flush}>
      {title}
      {form ? (
        <Six items={highlights} form={form} />
      ) : (
        <FeatureGrid items={highlights} columns={3} look="ruled" />
      )}
    </Section>
  );
}

function Six({ items, form }: { items: Shown["highlights"]; form: HighlightsForm }) {
  return (
    <ul
      className={`high high--${form}`}
      aria-label={useWords(editionPageWords).highlights}
      tabIndex={isStrip(form) ? 0 : undefined}
    >
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className="heading-4">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function isStrip(form: HighlightsForm): boolean {
  return form === "shelf" || form === "swatches";
}

function AllFeatures({ tabs }: Pick<Shown, "tabs">) {
  return (
    <Section ground="sand" id="features">
      <FeatureTabs tabs={tabs} />
    </Section>
  );
}

function Cards({ title, lede, shape, items, flush }: OnPaper<NonNullable<Shown["cards"]>>) {
  return (
    <Section ground="paper" flush={flush}>
      <SectionHead title={title} lede={lede} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a strip that scrolls, reached by the keyboard */}
      <section className={shape ? `quad quad--${shape}` : "quad"} aria-label={title} tabIndex={0}>
        {items.map(({ screens, ...card }) => (
          <ScreenCard
            key={card.title}
            {...card}
            art={screens.map((screen) => <Illustration key={screen} name={screen} label="decorative" />)}
          />
        ))}
      </section>
    </Section>
  );
}

function Loyalty({ text, tiles, art, flush }: OnPaper<NonNullable<Shown["loyalty"]>>) {
  return (
    <Section ground="paper" flush={flush}>
      <div className="split loyal">
        <div className="loyal__txt">
          <h2 className="heading-2">{useWords(editionPageWords).loyalty}</h2>
          <p className="lede">{text}</p>
          <Chips items={tiles} />
        </div>
        <div className="loyal__art">
          <Illustration name={art} label="decorative" flat />
        </div>
      </div>
    </Section>
  );
}
