import { pageMeta } from "~/seo/meta";
import type { Route } from "./+types/privacy";
import { LegalDocument } from "./document";
import { legalDocument } from "./documents.server";

export function loader({ request }: Route.LoaderArgs) {
  return legalDocument("privacy", request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, updated } = loaderData;
  return pageMeta({ title, description, path: "/privacy", type: "article", modified: updated });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalDocument name="privacy" document={loaderData} />;
}
