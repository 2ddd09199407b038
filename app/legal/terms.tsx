import { pageMeta } from "~/seo/meta";
import type { Route } from "./+types/terms";
import { LegalDocument } from "./document";
import { legalDocument } from "./documents.server";

export function loader({ request }: Route.LoaderArgs) {
  return legalDocument("terms", request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ title: loaderData.title, description: loaderData.description, path: "/terms" });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalDocument name="terms" document={loaderData} />;
}
