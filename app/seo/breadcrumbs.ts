import { siteUrl } from "./site-url";
import type { Thing } from "./thing";

/** The way from the home page down to this one. Each section's name is the one its own pages link back with. */
export function breadcrumbList(path: string, name: string): Thing {
  const above = Object.entries(sections).filter(([section]) => path.startsWith(`${section}/`));
  const trail = [["/", "Home"], ...above, [path, name]] as [string, string][];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([step, label], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl(step),
    })),
  };
}

const sections = {
  "/products": "Products",
  "/products/veltopos": "VeltoPOS",
  "/products/hardware": "Hardware",
  "/blog": "Blog",
};
