import { pageMeta } from "~/seo/meta";
import type { Route } from "./+types/privacy";
import { LegalDocument } from "./document";
import { legalDocument } from "./documents.server";

export function loader({ request }: Route.LoaderArgs) {
  return legalDocument("privacy", request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ title: loaderData.title, description: loaderData.description, path: "/privacy" });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalDocument name="privacy" document={loaderData} />;
}
