import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import type { Route } from "./+types/privacy";
import { LegalDocument } from "./document";
import { parseFrontMatter } from "./front-matter.server";
import Text, { frontmatter, headings } from "./privacy.mdx";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return parseFrontMatter(frontmatter);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, updated } = loaderData;
  return pageMeta({ title, description, path: "/privacy", type: "article", modified: updated });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalDocument name="privacy" about={loaderData} headings={headings}>
      <Text />
    </LegalDocument>
  );
}
