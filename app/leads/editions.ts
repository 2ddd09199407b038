import { englishPath, type Language } from "~/language/language";
import { editionWords } from "~/pos/editions.sw";

/** The edition a link asks about, `/request-demo?edition=restaurants`, or else the one whose page came before. */
export function editionOf(search: URLSearchParams, from = ""): string | undefined {
  const cameFrom = englishPath(from || "/");
  const asked = search.get("edition") ?? "";
  const read = cameFrom.startsWith(folder) ? cameFrom.slice(folder.length) : "";
  return [asked, read].find((slug) => slug && editionName(slug));
}

export function editionName(slug: string, language: Language = "en"): string | undefined {
  const edition = editionWords[language].find(({ to }) => to === folder + slug);
  if (language === "sw") return edition && `VeltoPOS (${edition.name})`;
  return edition && `VeltoPOS for ${edition.name.charAt(0).toLowerCase()}${edition.name.slice(1)}`;
}

const folder = "/products/veltopos/";
