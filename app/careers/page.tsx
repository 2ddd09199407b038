import { Illustration } from "~/illustrations/illustration";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { ScreenCard } from "~/ui/card";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import { StatementList } from "~/ui/statement-list";
import { careers } from "./content";
import { HiringSteps } from "./hiring-steps";
import { OpenPosts } from "./open-posts";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta(careers.meta);
}

export default function CareersPage() {
  const { hero, posts, ways, work, hiring } = careers;
  return (
    <>
      <Hero align="left" title={hero.title} lede={hero.lede} art={<OpenPosts {...posts} />} />
      <Section ground="sand">
        <SectionHead title={work.title} lede={work.lede} />
        <div className="work">
          {work.cards.map(({ screens, ...card }) => (
            <ScreenCard
              key={card.title}
              {...card}
              art={screens.map((name) => <Illustration key={name} name={name} label="decorative" />)}
            />
          ))}
        </div>
      </Section>
      <Section ground="paper">
        <SectionHead title={ways.title} lede={ways.lede} />
        <StatementList list={ways.list} />
      </Section>
      <Section ground="paper" flush>
        <HiringSteps {...hiring} />
      </Section>
    </>
  );
}
