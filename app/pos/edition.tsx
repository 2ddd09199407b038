import { href } from "react-router";
import { questionsOf } from "~/questions/on-page";
import type { Question } from "~/questions/question";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { tryTill } from "~/till/try-link";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { HeroScene } from "~/ui/scene";
import { SubNav, type SubNavItem } from "~/ui/sub-nav";
import { editionPages, type WholeEdition } from "./edition-pages.server";
import { EditionScreens } from "./edition-screens";
import { EditionSection } from "./edition-section";
import { readOn } from "./read-on";
import "./sheet.css";

/** The address says which edition; its content comes as data, so no bundle carries all of them. */
export function loader({ url }: { url: URL }): LoadedEdition {
  const slug = url.pathname.replace(/\/$/, "").split("/").at(-1);
  const page = editionPages.find((one) => one.slug === slug);
  if (!page) throw new Response("Not found", { status: 404 });
  const { has: _, share: __, ...shown } = page;
  return { ...shown, questions: questionsOf(page.questions) };
}

type LoadedEdition = Omit<WholeEdition, "questions" | "has" | "share"> & { questions: Question[] };

export function meta({ loaderData }: { loaderData?: LoadedEdition }) {
  if (!loaderData) return [];
  const { slug, name, title, searchTitle, description, highlights } = loaderData;
  const path = `${href("/products/veltopos")}/${slug}`;
  const features = highlights.map((highlight) => highlight.title);
  const jsonLd = softwareApplication({ name: title, description, path, features });
  return pageMeta({ title, searchTitle, crumb: name, description, path, jsonLd });
}

export default function EditionRoute({ loaderData: edition }: { loaderData: LoadedEdition }) {
  const { name, title, lede, hero, scene, order, questions, close } = edition;
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
              Request a Demo
            </ButtonLink>
            <ArrowLink to={href(tryTill.to)}>{tryTill.label}</ArrowLink>
          </>
        }
        art={scene ? <HeroScene name={scene} /> : <EditionScreens {...hero} />}
      />
      <SubNav items={partsOf(edition)} demo={demo} />
      {order.map((section, index) => (
        <EditionSection key={section} edition={edition} name={section} above={order[index - 1]} />
      ))}
      <Questions
        title={`Questions about ${title}`}
        questions={questions}
        ground="sand"
        more={readOn(edition.slug)}
      />
      <CallToAction
        {...close}
        above="sand"
        actions={
          <>
            <ButtonLink kind="accent" to={demo}>
              Request a Demo
            </ButtonLink>
            <ButtonLink kind="line" to={href("/contact")}>
              Contact us
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** An edition without a section on machines leads to the counter of its trade. */
function partsOf({ slug, extras }: LoadedEdition): SubNavItem[] {
  const hasMachines = extras.some(({ kind }) => kind === "hardware");
  const counter = `${href("/products/hardware")}?trade=${slug}#counter`;
  return [
    { label: "Overview", to: "#main" },
    { label: "Features", to: "#features" },
    { label: "Hardware", to: hasMachines ? "#hardware" : counter },
    { label: "Questions", to: "#questions" },
  ];
}
