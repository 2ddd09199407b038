import { Illustration } from "~/illustrations/illustration";
import { MomentSection } from "~/till/moments/section";
import { ScreenCard } from "~/ui/card";
import { Chips } from "~/ui/chips";
import { FeatureGrid } from "~/ui/feature-grid";
import { Section, SectionHead } from "~/ui/section";
import type { EditionPage, SectionName } from "./edition-content";
import { EditionExtra } from "./edition-extra";
import { FeatureTabs } from "./feature-tabs";

type EditionSectionProps = { edition: EditionPage; name: SectionName; above: SectionName | undefined };

/** One section of an edition's page. Two on paper join without a gap. */
export function EditionSection({ edition, name, above }: EditionSectionProps) {
  const flush = groundOf(above, edition) === "paper";
  if (name === "highlights") return <Highlights {...edition} flush={flush} />;
  if (name === "moment") return <MomentSection {...edition.moment} />;
  if (name === "tabs") return <AllFeatures {...edition} />;
  if (name === "cards") return <Cards {...edition} flush={flush} />;
  if (name === "loyalty") return <Loyalty {...edition} flush={flush} />;
  const extra = edition.extras.find(({ kind }) => kind === name);
  return extra && <EditionExtra extra={extra} flush={flush} />;
}

/** Above the first section runs the bar of the page's parts, with rules of its own. */
export function groundOf(section: SectionName | undefined, { moment }: EditionPage) {
  if (section === undefined) return "own";
  if (section === "moment") return moment.name === "restaurants" ? "paper" : "own";
  if (section === "tabs") return "sand";
  return section === "night" || section === "hardware" ? "night" : "paper";
}

type OnPaper = EditionPage & { flush: boolean };

function Highlights({ highlights, flush }: OnPaper) {
  return (
    <Section ground="paper" flush={flush}>
      <h2 className="vh">Highlights</h2>
      <FeatureGrid items={highlights} columns={3} look="ruled" />
    </Section>
  );
}

function AllFeatures({ tabs }: EditionPage) {
  return (
    <Section ground="sand" id="features">
      <FeatureTabs tabs={tabs} />
    </Section>
  );
}

function Cards({ cards, flush }: OnPaper) {
  return (
    <Section ground="paper" flush={flush}>
      <SectionHead title={cards.title} lede={cards.lede} />
      <div className="quad">
        {cards.items.map(({ screens, ...card }) => (
          <ScreenCard
            key={card.title}
            {...card}
            art={screens.map((screen) => <Illustration key={screen} name={screen} label="decorative" />)}
          />
        ))}
      </div>
    </Section>
  );
}

function Loyalty({ loyalty, flush }: OnPaper) {
  return (
    <Section ground="paper" flush={flush}>
      <div className="split loyal">
        <div className="loyal__txt">
          <h2 className="h2">Customer loyalty</h2>
          <p className="lede">{loyalty.text}</p>
          <Chips items={loyalty.tiles} />
        </div>
        <div className="loyal__art">
          <Illustration name={loyalty.art} label="decorative" flat />
        </div>
      </div>
    </Section>
  );
}
