import { inLanguages } from "~/language/words";

export const deliveryNoteWords = inLanguages(
  {
    townPrice: (town: string, price: string, days: string) =>
      `Delivery to ${town}: ${price}, ${days}. You pay it to the courier; we agree on the day with you before dispatch.`,
    elsewhere: "Day and cost of delivery are agreed with you before dispatch.",
    all: "What delivery costs",
  },
  {
    townPrice: (town: string, price: string, days: string) =>
      `Delivery hadi ${town}: ${price}, ${days}. Unamlipa courier; tunakubaliana siku nawe kabla ya kutuma.`,
    elsewhere: "Siku na gharama ya delivery tunakubaliana nawe kabla ya kutuma.",
    all: "Bei za delivery",
  },
);
