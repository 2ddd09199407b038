import type { Edition } from "~/ui/edition-list";

/** The five editions of VeltoPOS, in the order they are listed everywhere. */
export const editions = [
  {
    name: "Shops",
    line: "Barcodes, scales, loyalty and every branch.",
    to: "/products/veltopos/retail",
    screen: "pos-sale",
  },
  {
    name: "Restaurants",
    line: "Tables, kitchen display and split bills.",
    to: "/products/veltopos/restaurants",
    screen: "floor-plan",
  },
  {
    name: "Bars, wines and spirits",
    line: "Open tabs, happy hour and cellar stock.",
    to: "/products/veltopos/bars-wines-spirits",
    screen: "bar-tab",
  },
  {
    name: "Rental",
    line: "A calendar you drag, deposits and late fees.",
    to: "/products/veltopos/rental",
    screen: "rental-calendar",
  },
  {
    name: "Furniture",
    line: "Showroom catalogue, deposits and delivery.",
    to: "/products/veltopos/furniture",
    screen: "furniture-catalogue",
  },
] as const satisfies readonly Edition[];
