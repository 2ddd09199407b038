import { pageMeta } from "~/seo/meta";
import type { Route } from "./+types/terms";
import { LegalDocument } from "./document";
import { legalDocument } from "./documents.server";

export function loader({ request }: Route.LoaderArgs) {
  return legalDocument("terms", request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, updated } = loaderData;
  return pageMeta({ title, description, path: "/terms", type: "article", modified: updated });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalDocument name="terms" document={loaderData} />;
}
