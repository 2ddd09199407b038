import { editions } from "~/pos/editions";

/** The edition a link asks about: `/request-demo?edition=restaurants`. */
export function editionIn(search: URLSearchParams): string | undefined {
  return known(search.get("edition"));
}

/** Or the one whose page the visitor comes from. */
export function editionOfPage(path: string | undefined): string | undefined {
  return path?.startsWith(folder) ? known(path.slice(folder.length)) : undefined;
}

export function editionName(slug: string): string | undefined {
  const edition = editions.find(({ to }) => to === folder + slug);
  return edition && `VeltoPOS for ${edition.name.charAt(0).toLowerCase()}${edition.name.slice(1)}`;
}

const folder = "/products/veltopos/";

function known(slug: string | null): string | undefined {
  return slug && editionName(slug) ? slug : undefined;
}
