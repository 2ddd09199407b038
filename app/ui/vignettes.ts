/** Size and spoken description of each product screen in vignettes/. */
export const vignettes = {
  "access-log": {
    width: 280,
    height: 410,
    label: "Printed access log: who signed in, what was approved and one refused attempt",
  },
  analytics: {
    width: 480,
    height: 370,
    label: "Sales by hour for this week against last week, with the lunch peak marked",
  },
  "bar-tab": {
    width: 480,
    height: 470,
    label: "A bar tab with happy-hour prices, split three ways by percentage",
  },
  branches: {
    width: 480,
    height: 370,
    label: "Three branches side by side with today’s sales and stock moving between them",
  },
  "branches-cities": {
    width: 480,
    height: 370,
    label: "Branches in three cities with today’s sales and stock moving between them",
  },
  "erp-dashboard": {
    width: 720,
    height: 480,
    label: "VeltoERP overview: income and cost by month, cash, stock and orders waiting for approval",
  },
  "floor-plan": {
    width: 720,
    height: 480,
    label: "Restaurant floor plan with table states and the open order for table 7",
  },
  "furniture-catalogue": {
    width: 720,
    height: 496,
    label: "Showroom catalogue with variants, prices and stock by location",
  },
  harvest: {
    width: 480,
    height: 370,
    label: "Harvest weighed in today at three farms, and one lot on its way to the mill",
  },
  "kitchen-rail": {
    width: 720,
    height: 384,
    label: "Kitchen display: four order tickets hanging on the rail",
  },
  "kitchen-ticket-new": { width: 240, height: 326, label: "A kitchen ticket for counter order 18" },
  "kitchen-ticket": { width: 240, height: 346, label: "A kitchen ticket for table 7" },
  loyalty: {
    width: 480,
    height: 340,
    label: "A loyalty card with points, a gift card and an eWallet balance",
  },
  "menu-builder": { width: 480, height: 370, label: "A menu item with sizes, extras and a lunch price" },
  "mpesa-prompt": {
    width: 300,
    height: 520,
    label: "A phone asking the customer to confirm an M-Pesa payment",
  },
  "offline-sync": {
    width: 480,
    height: 340,
    label: "Sales saved on the till while the network is down, then synced",
  },
  "order-flow": {
    width: 720,
    height: 410,
    label: "The same order for table 7 as the waiter, the kitchen and the cashier see it",
  },
  "order-tracking": { width: 480, height: 370, label: "Orders moving from placed to served" },
  payroll: { width: 480, height: 370, label: "March payroll ready for approval" },
  "pos-sale": {
    width: 720,
    height: 480,
    label: "VeltoPOS sale screen: items, the sale so far and payment by M-Pesa",
  },
  production: {
    width: 480,
    height: 370,
    label: "Production orders moving from planned to packed on three lines",
  },
  receipt: { width: 280, height: 470, label: "A printed receipt with a QR code for the invoice" },
  "rental-calendar": {
    width: 720,
    height: 458,
    label: "Rental reservation calendar with bookings per item and one being dragged to a new date",
  },
  "stock-alerts": { width: 480, height: 370, label: "Low-stock list with reorder points" },
  "support-desk": {
    width: 480,
    height: 370,
    label: "Support requests from three branches, from received to closed",
  },
  "table-join": { width: 480, height: 370, label: "Two tables being joined for a party of ten" },
  "waiter-order": {
    width: 300,
    height: 520,
    label: "A waiter’s handheld: an order for table 7, ready to send to the kitchen",
  },
  "weighbridge-slip": { width: 280, height: 410, label: "Printed weighbridge slip for five lots" },
} as const satisfies Record<string, { width: number; height: number; label: string }>;

export type VignetteName = keyof typeof vignettes;
