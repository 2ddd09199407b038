/** Size and spoken description of each product screen in screens/. */
export const illustrations = {
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
    label: "Branches in three cities with today’s sales, each in its own currency, and stock on its way",
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
  "kitchen-ticket-new": { width: 240, height: 326, label: "A new kitchen ticket for table 9" },
  "kitchen-ticket": { width: 240, height: 346, label: "A kitchen ticket for table 7" },
  "loyalty-club": { width: 480, height: 340, label: "A wine club card, a bottle and a tasting ticket" },
  "loyalty-meals": { width: 480, height: 340, label: "A lunch card with seven of ten stamps and a coupon" },
  "loyalty-returns": { width: 480, height: 340, label: "Four returns on time, one to go to a free day" },
  "loyalty-rooms": { width: 480, height: 340, label: "A loyalty card, a gift registry tag and an eWallet" },
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
  receipt: {
    width: 280,
    height: 514,
    label: "A printed receipt with the shop's KRA PIN, the VAT and a QR code for the invoice",
  },
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
  "weighbridge-slip": { width: 280, height: 410, label: "Printed weighbridge slip for five lots" },
  "bar-sales": {
    width: 480,
    height: 370,
    label: "Friday sales by category, at the bar and in the bottle shop",
  },
  booking: {
    width: 480,
    height: 400,
    label: "A booking of a marquee and chairs for three days, with the deposit",
  },
  "bottle-count": {
    width: 480,
    height: 370,
    label: "A back-bar count: how much is left in each open bottle against what the sales say",
  },
  "card-hold": {
    width: 480,
    height: 370,
    label: "A card hold of 5,000 on tab 12: 4,250 charged and 750 released",
  },
  "case-order": {
    width: 480,
    height: 370,
    label: "A customer’s special order of three cases, with the case discount and a deposit",
  },
  "cash-up": {
    width: 480,
    height: 370,
    label: "Close of day on one till: payments counted by method and by cashier",
  },
  "cashier-pin": { width: 480, height: 370, label: "Choosing a cashier and entering a PIN before selling" },
  "cocktail-recipe": {
    width: 480,
    height: 370,
    label: "The recipe of a Dawa cocktail with its cost and its price",
  },
  commissions: { width: 480, height: 370, label: "Commission of three salespeople for March" },
  "custom-order": {
    width: 480,
    height: 370,
    label: "A table made to measure, with its drawing, wood and stage in the workshop",
  },
  "customer-card": {
    width: 480,
    height: 370,
    label: "A customer’s card: points, eWallet, gift card and a coupon ready to use",
  },
  "delivery-notice": {
    width: 480,
    height: 370,
    label: "A delivery from confirmed to signed, with the messages the customer got",
  },
  "delivery-phone": {
    width: 300,
    height: 520,
    label: "A driver’s phone: both pieces checked off and the customer’s signature",
  },
  "delivery-schedule": { width: 480, height: 370, label: "Two vans and their deliveries for Thursday" },
  "deposit-return": {
    width: 480,
    height: 400,
    label: "A return: late fee and one damaged part taken from the deposit, the rest refunded",
  },
  "equipment-card": {
    width: 480,
    height: 370,
    label: "One generator’s record: where it is, its running hours and its next service",
  },
  "finance-plan": { width: 480, height: 370, label: "A bed paid with a deposit and six monthly payments" },
  "fleet-stock": {
    width: 480,
    height: 370,
    label: "How many units of each item are out, in the yard and in service",
  },
  "furniture-reorder": {
    width: 480,
    height: 370,
    label: "Furniture at or under its reorder point, by warehouse and showroom",
  },
  "gift-registry": {
    width: 480,
    height: 370,
    label: "A wedding gift registry: one piece given, one shared by five guests, one open",
  },
  "happy-hour": {
    width: 480,
    height: 370,
    label: "A happy-hour price list that runs from 17:00 to 19:00 on weekdays",
  },
  "kitchen-stations": {
    width: 480,
    height: 370,
    label: "Three kitchen stations with plates waiting, and the count of each dish still to make",
  },
  layaway: { width: 480, height: 370, label: "A shelf kept aside on layaway: four of six payments made" },
  "menu-board": {
    width: 480,
    height: 370,
    label: "Today’s menu with lunch prices and one dish marked as sold out",
  },
  "offline-bookings": {
    width: 480,
    height: 340,
    label: "Reservations saved at the desk while the network is down, then synced",
  },
  "open-tabs": {
    width: 480,
    height: 370,
    label: "Open tabs by bartender, with one tab being moved to Brian",
  },
  "product-card": {
    width: 480,
    height: 400,
    label: "One product with its barcode, sizes, price lists and stock in three branches",
  },
  quote: { width: 480, height: 370, label: "A quote for a sofa and two armchairs, ready for the deposit" },
  "rate-card": { width: 480, height: 370, label: "Rates by the hour, day, week and month for four machines" },
  "rental-board": { width: 480, height: 370, label: "What goes out, comes back and is late today" },
  "rental-forecast": {
    width: 480,
    height: 370,
    label: "Booked days by week, with the forecast for the weeks ahead",
  },
  "scan-scale": {
    width: 480,
    height: 370,
    label: "A sale with two scanned items and tomatoes weighed on the scale",
  },
  "service-plan": {
    width: 480,
    height: 370,
    label: "Maintenance planned between bookings for four machines",
  },
  "split-payment": { width: 480, height: 400, label: "One sale paid by gift card, M-Pesa and cash together" },
  "stock-alerts-farm": {
    width: 480,
    height: 370,
    label: "Low-stock list of a farm and mill with reorder points",
  },
  "table-list": {
    width: 480,
    height: 370,
    label: "One waiter’s tables with guests, minutes and state, ready to hand over",
  },
  "tasting-event": { width: 480, height: 370, label: "A tasting evening with 18 of 24 places booked" },
  "variant-picker": {
    width: 480,
    height: 400,
    label: "A sofa in the catalogue with its colours, sizes and stock in each place",
  },
  "warehouse-transfer": { width: 480, height: 370, label: "Stock moving from the warehouse to the showroom" },
  "part-card": {
    width: 480,
    height: 400,
    label: "A set of brake pads with its part number, price lists and stock in three branches",
  },
  "part-stock": {
    width: 480,
    height: 370,
    label: "Low-stock list of a parts shop with bins and reorder points",
  },
  "wine-cellar": {
    width: 720,
    height: 440,
    label: "The wine cellar by bin, with one bin open and its stock, cost and reorder point",
  },
  "wine-club": {
    width: 480,
    height: 370,
    label: "A wine club’s April box: what is in it, and which members have collected",
  },
  "agreement-copy": {
    width: 280,
    height: 410,
    label: "The customer’s printed copy of a rental agreement, with the signature",
  },
} as const satisfies Record<string, { width: number; height: number; label: string }>;

export type IllustrationName = keyof typeof illustrations;
