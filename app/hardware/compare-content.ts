export const compareTexts = {
  title: "Side by side",
  lede: "The figures of all four machines, next to each other.",
  price: "Price, VAT included",
  use: "What it is for",
  none: "Not listed",
};
