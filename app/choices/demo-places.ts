/** Where a demo takes place. */
export const demoPlaces = ["online", "visit"] as const;
export type DemoPlace = (typeof demoPlaces)[number];
