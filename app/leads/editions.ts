import { editions } from "~/pos/editions";

/** The edition a link asks about, `/request-demo?edition=restaurants`, or else the one whose page came before. */
export function editionOf(search: URLSearchParams, cameFrom = ""): string | undefined {
  const asked = search.get("edition") ?? "";
  const read = cameFrom.startsWith(folder) ? cameFrom.slice(folder.length) : "";
  return [asked, read].find((slug) => slug && editionName(slug));
}

export function editionName(slug: string): string | undefined {
  const edition = editions.find(({ to }) => to === folder + slug);
  return edition && `VeltoPOS for ${edition.name.charAt(0).toLowerCase()}${edition.name.slice(1)}`;
}

const folder = "/products/veltopos/";
