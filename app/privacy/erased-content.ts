/** The last email that somebody gets whose details were erased. */
export const erasedTexts = {
  title: "We have erased your details",
  what: "What you sent us is erased: messages, demo requests, notes about them, and your consent to news if you gave it.",
  kept: (references: string) =>
    `The law obliges us to keep paid orders for seven years after the year of the order. Of ${references} we keep the reference, the machines, the amounts, the dates, and the buyer's name and KRA PIN. Your email address, telephone number and delivery address are erased there, too.`,
  last: "This email is the last one you get from us about it.",
};
