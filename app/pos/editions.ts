import type { Edition } from "~/ui/edition-list";
import type { IconName } from "~/ui/icon-names";

/**
 * The editions of VeltoPOS, in the order of every list. Routes, navigation, search and demo requests read this; a new
 * edition is an entry here and its page in `editions/`.
 */
export const editions = [
  {
    name: "Shops",
    line: "Barcodes, scales, loyalty and every branch.",
    slug: "retail",
    to: "/products/veltopos/retail",
    icon: "store",
    screen: "pos-sale",
  },
  {
    name: "Restaurants",
    line: "Tables, kitchen display and split bills.",
    slug: "restaurants",
    to: "/products/veltopos/restaurants",
    icon: "utensils",
    screen: "floor-plan",
  },
  {
    name: "Bars, wines and spirits",
    line: "Open tabs, happy hour and cellar stock.",
    slug: "bars-wines-spirits",
    to: "/products/veltopos/bars-wines-spirits",
    icon: "wine",
    screen: "bar-tab",
  },
  {
    name: "Rental",
    line: "A calendar you drag, deposits and late fees.",
    slug: "rental",
    to: "/products/veltopos/rental",
    icon: "calendar-range",
    screen: "rental-calendar",
  },
  {
    name: "Furniture",
    line: "Showroom catalogue, deposits and delivery.",
    slug: "furniture",
    to: "/products/veltopos/furniture",
    icon: "armchair",
    screen: "furniture-catalogue",
  },
] as const satisfies readonly (Edition & { slug: string; icon: IconName })[];

export type EditionSlug = (typeof editions)[number]["slug"];
