import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { FeatureGrid } from "~/ui/feature-grid";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import { StatementList } from "~/ui/statement-list";
import { company } from "./content";
import { people } from "./people";
import { PeopleList } from "./people-list";
import { Place } from "./place";
import { Places } from "./places";
import { TornSheet } from "./torn-sheet";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta(company.meta);
}

export default function CompanyPage() {
  const { hero, mission, vision, values, team, place } = company;
  return (
    <>
      <Hero align="center" title={hero.title} lede={hero.lede} />
      <TornSheet halves={[mission, vision]} />
      <Section ground="paper">
        <Places />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title={values.title} lede={values.lede} />
        <StatementList list={values.list} />
      </Section>
      {people.length > 0 && (
        <Section ground="paper" flush>
          <SectionHead {...company.people} />
          <PeopleList people={people} />
        </Section>
      )}
      <Section ground="paper" flush>
        <SectionHead title={team.title} lede={team.lede} />
        <FeatureGrid items={team.groups} columns={3} look="ruled" />
        <div className="row row--link team-links">
          {team.links.map(({ label, to }) => (
            <ArrowLink key={to} to={to}>
              {label}
            </ArrowLink>
          ))}
        </div>
      </Section>
      <Section ground="sand">
        <Place {...place} />
      </Section>
    </>
  );
}
