import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import { siteUrl } from "./site-url";
import type { Thing } from "./thing";

/** The way from the home page down to this one. Each section's name is the one its own pages link back with. */
export function breadcrumbList(path: string, name: string, language: Language = "en"): Thing {
  const above = Object.entries(sections[language]).filter(([section]) => path.startsWith(`${section}/`));
  const trail = [["/", home[language]], ...above, [path, name]] as [string, string][];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([step, label], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl(pathIn(language, step)),
    })),
  };
}

const home = { en: "Home", sw: "Mwanzo" };

const sections = {
  en: {
    "/products": "Products",
    "/products/veltopos": "VeltoPOS",
    "/products/hardware": "Hardware",
    "/blog": "Blog",
  },
  sw: { "/products/veltopos": "VeltoPOS", "/products/hardware": "Vifaa vya POS" },
};
