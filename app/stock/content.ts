export const stockStates = {
  inStock: "In stock",
  onOrder: "On order",
  onOrderIn: (days: string) => `On order, about ${days === "1" ? "1 day" : `${days} days`}`,
  none: "Not in stock at the moment",
};
