import { href } from "react-router";
import { languageOf } from "~/language/language";
import { useLanguage } from "~/language/use-language";
import { questionsOf } from "~/questions/on-page";
import type { Question } from "~/questions/question";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { tryTill, tryWords } from "~/till/try-link";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { partWords } from "~/ui/content.sw";
import { Hero } from "~/ui/hero";
import { HeroScene } from "~/ui/scene";
import { SubNav, type SubNavItem } from "~/ui/sub-nav";
import { editionPageWords } from "./edition-page-content.sw";
import { editionPagesIn, type WholeEdition } from "./edition-pages.server";
import { EditionScreens } from "./edition-screens";
import { EditionSection } from "./edition-section";
import { readOn } from "./read-on";
import "./sheet.css";

/** The address says which edition; its content comes as data, so no bundle carries all of them. */
export function loader({ url }: { url: URL }): LoadedEdition {
  const slug = url.pathname.replace(/\/$/, "").split("/").at(-1);
  const language = languageOf(url.pathname);
  const page = editionPagesIn(language).find((one) => one.slug === slug);
  if (!page) throw new Response("Not found", { status: 404 });
  const { has: _, share: __, ...shown } = page;
  return { ...shown, questions: questionsOf(page.questions, language) };
}

type LoadedEdition = Omit<WholeEdition, "questions" | "has" | "share"> & { questions: Question[] };

export function meta({
  loaderData,
  location,
}: {
  loaderData?: LoadedEdition;
  location: { pathname: string };
}) {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const { slug, name, title, searchTitle, description, highlights } = loaderData;
  const path = `${href("/products/veltopos")}/${slug}`;
  const features = highlights.map((highlight) => highlight.title);
  const jsonLd = softwareApplication({ name: title, description, path, features });
  return pageMeta({ title, searchTitle, crumb: name, description, path, language, jsonLd });
}

export default function EditionRoute({ loaderData: edition }: { loaderData: LoadedEdition }) {
  const { name, title, lede, hero, scene, order, questions, close } = edition;
  const language = useLanguage();
  const texts = editionPageWords[language];
  const parts = partWords[language];
  const demo = `${href("/request-demo")}?edition=${edition.slug}`;
  return (
    <>
      <Hero
        align="left"
        crumbs={<Breadcrumbs above={[{ name: "VeltoPOS", to: href("/products/veltopos") }]} current={name} />}
        title={title}
        lede={lede}
        actions={
          <>
            <ButtonLink kind="primary" to={demo}>
              {parts.demo}
            </ButtonLink>
            <ArrowLink to={href(tryTill.to)}>{tryWords[language]}</ArrowLink>
          </>
        }
        art={scene ? <HeroScene name={scene} /> : <EditionScreens {...hero} />}
      />
      <SubNav items={partsOf(edition, texts.parts)} demo={demo} />
      {order.map((section, index) => (
        <EditionSection key={section} edition={edition} name={section} above={order[index - 1]} />
      ))}
      <Questions
        title={texts.questions(title)}
        questions={questions}
        ground="sand"
        more={readOn(edition.slug, language)}
      />
      <CallToAction
        {...close}
        above="sand"
        actions={
          <>
            <ButtonLink kind="accent" to={demo}>
              {parts.demo}
            </ButtonLink>
            <ButtonLink kind="line" to={href("/contact")}>
              {texts.contact}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

type PartNames = Record<"overview" | "features" | "hardware" | "questions", string>;

/** An edition without a section on machines leads to the counter of its trade. */
function partsOf({ slug, extras }: LoadedEdition, parts: PartNames): SubNavItem[] {
  const hasMachines = extras.some(({ kind }) => kind === "hardware");
  const counter = `${href("/products/hardware")}?trade=${slug}#counter`;
  return [
    { label: parts.overview, to: "#main" },
    { label: parts.features, to: "#features" },
    { label: parts.hardware, to: hasMachines ? "#hardware" : counter },
    { label: parts.questions, to: "#questions" },
  ];
}
