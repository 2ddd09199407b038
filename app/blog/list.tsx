import { href } from "react-router";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import type { Route } from "./+types/list";
import { articles, summary } from "./articles";
import { ArticleCard } from "./card";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return articles.map(summary);
}

export function meta() {
  return pageMeta({
    title: "Blog",
    description:
      "Articles for Kenyan business owners on tills, stock, books, security and moving to the cloud, with sums you can check.",
    path: "/blog",
  });
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const [lead, second, ...rest] = loaderData;
  return (
    <>
      <Hero
        align="center"
        title="Blog"
        lede="Plain notes on running a business with software, from the people who build it."
      />
      <div className="wrap posts">
        {lead && <ArticleCard article={lead} place="lead" />}
        {second && <ArticleCard article={second} place="second" />}
        {rest.map((article) => (
          <ArticleCard article={article} place="small" key={article.slug} />
        ))}
      </div>
      <CallToAction
        title="Ready to transform your business?"
        text="Tell us what you sell and how you work. We will show you Velto set up for it."
        actions={
          <ButtonLink kind="accent" to={href("/request-demo")}>
            Request a Demo
          </ButtonLink>
        }
        above="paper"
      />
    </>
  );
}
