import type { Feature } from "~/ui/feature-grid";

export const pricing = {
  title: "How pricing works",
  lede: "No price list fits both one kiosk and twelve branches. Yours depends on three things.",
  depends: [
    { icon: "store", title: "Branches", text: "Each place where you sell, store or make things." },
    { icon: "monitor", title: "Tills", text: "Each counter where VeltoPOS takes money." },
    {
      icon: "layers",
      title: "Modules",
      text: "The parts of VeltoERP you use. Start with one, or with none, and add others later.",
    },
  ] satisfies Feature[],
  apart: {
    text: "Machines have fixed prices, VAT included. Set-up and training are agreed with you first.",
    link: { label: "See the prices of machines", to: "/products/hardware" },
  },
  form: {
    title: "Tell us the size of it",
    branches: "Branches",
    tills: "Tills",
    modules: "Modules of VeltoERP",
    send: "Ask for a price",
    hint: "Takes these answers to the demo request. Nothing is sent yet.",
  },
} as const;
