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
      text: "The parts of VeltoERP you use. One to start with, or none; add more later.",
    },
  ] satisfies Feature[],
  apart: {
    text: "Machines have fixed prices, VAT included, without VeltoPOS. Set-up and training are agreed with you first.",
    link: { label: "See what a counter costs", to: "/pricing" },
  },
  form: {
    title: "Tell us about your business",
    branches: "Branches",
    tills: "Tills",
    modules: "Modules of VeltoERP",
    send: "Ask for a price",
    hint: "We carry these answers into the demo form. Nothing is sent until you submit it.",
  },
} as const;
