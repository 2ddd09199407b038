/** The way to the till from everywhere else, in a file of its own: menus don't carry the till's words. */
export const tryTill = { label: "Try the till", to: "/products/veltopos/try" } as const;

export const tryWords = { en: tryTill.label, sw: "Jaribu till" };
