import type { FaqEntry } from "./entry";

export const posEntries: FaqEntry[] = [
  {
    id: "pos-overview",
    question: "What does VeltoPOS do?",
    answer:
      "It runs the counter: sales, payments, stock, receipts and loyalty, for one till or many branches. There are five editions: shops, restaurants, bars, rental and furniture.",
    swahili:
      "Inaendesha kaunta yako: mauzo, malipo, stoki, risiti na loyalty, kwa till moja au matawi mengi. Ina matoleo matano: maduka, mikahawa, baa, biashara za kukodisha na fanicha.",
    source: "/products/veltopos",
    also: "point of sale system, pos software, till system, editions, which businesses, what is velto pos",
  },
  {
    id: "offline",
    question: "Does it work offline, when the internet is down?",
    answer:
      "VeltoPOS keeps selling when the network is down. Each sale is saved on the till and sent when the connection is back.",
    swahili:
      "VeltoPOS inaendelea kuuza hata mtandao ukipotea. Mauzo yote yanahifadhiwa kwenye till, kisha yanatumwa mtandao ukirudi.",
    source: "/products/veltopos",
    also: "offline mode, no network, wifi down, no internet connection, bundles finished, safaricom down, sync",
  },
  {
    id: "power",
    question: "What happens when the power goes?",
    answer:
      "Sales already made stay saved on the till. The payment terminal runs up to 12 hours on its battery, the barcode scanner 14+ hours. No battery is listed for the POS terminal, so plan for power backup.",
    swahili:
      "Mauzo uliyofanya yanabaki kwenye till. Betri ya payment terminal inakaa hadi saa 12, ya barcode scanner saa 14 na zaidi. POS terminal haijaorodheshwa kuwa na betri, kwa hivyo panga power backup.",
    source: "/products/veltopos",
    also: "blackout, no electricity, power cut, power failure, kplc, stima, generator, ups",
  },
  {
    id: "mpesa",
    question: "Can my customers pay with M-Pesa?",
    answer:
      "Yes. VeltoPOS takes cash, M-Pesa mobile money and credit card at the counter, and one bill can be split over several of them.",
    swahili:
      "Ndiyo. VeltoPOS inapokea cash, M-Pesa na credit card kwenye kaunta, na bili moja inaweza kulipwa kwa njia zaidi ya moja.",
    source: "/products/veltopos",
    also: "mobile money at the till, accept mpesa, lipa na mpesa, card payments, visa cards, cash at the counter, split a bill",
  },
  {
    id: "branches",
    question: "Can I run several branches?",
    answer:
      "Yes. Prices, stock and staff of every branch are managed from one place, and you see what each branch sold today.",
    swahili:
      "Ndiyo. Unasimamia bei, stoki na wafanyakazi wa kila tawi kutoka mahali pamoja, na unaona kila tawi limeuza nini leo.",
    source: "/products/veltopos",
    also: "multi-branch, more than one branch, many shops, shops in different towns, second shop, outlets, chain, locations",
  },
  {
    id: "cashiers",
    question: "How do I know which cashier made a sale?",
    answer: "Each cashier signs in with a badge or PIN, so the report shows who made each sale.",
    swahili: "Kila cashier anaingia kwa badge au PIN yake, kwa hivyo ripoti inaonyesha nani aliuza nini.",
    source: "/products/veltopos",
    also: "cashier accounts, theft, staff stealing, login, password, user roles, employee sales, fraud, pin",
  },
  {
    id: "invoices",
    question: "How do customers get a receipt or invoice?",
    answer: "VeltoPOS prints it, sends it by email or shows a QR code that the customer scans.",
    swahili: "VeltoPOS inaprint risiti, inaituma kwa email au inaonyesha QR code ambayo mteja anascan.",
    source: "/products/veltopos",
    also: "print receipt, invoicing, qr code, digital receipt, email receipt, risiti",
  },
  {
    id: "etims",
    question: "Does it work with KRA eTIMS?",
    answer:
      "VeltoPOS makes invoices by print, email or QR code. How eTIMS is covered depends on how your business is registered with KRA, so ask us before you buy, and make sure the answer is in your quote.",
    swahili:
      "VeltoPOS hutoa invoice kwa karatasi, email au QR code. Kuhusu eTIMS, inategemea jinsi biashara yako imesajiliwa na KRA, kwa hivyo tuulize kabla ya kununua na uhakikishe jibu liko kwenye quote yako.",
    source: "/contact",
    also: "etims, kra, tax invoice, etr, electronic tax register, compliance tax, tims",
  },
  {
    id: "scales-scanners",
    question: "Can I connect a barcode scanner or a scale?",
    answer:
      "Yes. VeltoPOS works with barcode scanners and scales: scan an item or weigh it, and it goes straight onto the bill.",
    source: "/products/veltopos",
    also: "weighing scale, weigh vegetables, scale integration",
  },
  {
    id: "browsers",
    question: "Which browsers and computers does it need?",
    answer:
      "It supports Chrome, Firefox and Safari. Tell us which computers, tablets, printers or scanners you have, and we will tell you whether they will work.",
    swahili:
      "Inatumika kwa Chrome, Firefox na Safari. Tuambie una kompyuta, tablet, printer au scanner gani, nasi tutakuambia kama zitafaa.",
    source: "/products/veltopos",
    also: "browser support, requirements, tablet, ipad, laptop, windows, mac, my own computer, my own scanner, my own printer",
  },
  {
    id: "mobile-app",
    question: "Is there an app for Android or iPhone?",
    answer:
      "No app for Google Play or the App Store is listed on this site. VeltoPOS supports Chrome, Firefox and Safari. Tell us which phones or tablets you have, and we will tell you whether they will work.",
    swahili:
      "Hakuna app ya Google Play au App Store iliyoorodheshwa kwenye tovuti hii. VeltoPOS inatumika kwa Chrome, Firefox na Safari. Tuambie una simu au tablet gani, nasi tutakuambia kama itafaa.",
    source: "/products/veltopos",
    also: "android app, ios app, phone app, mobile app, play store, app store, apk, download the app, use my phone as a till",
  },
  {
    id: "shops",
    question: "Is there an edition for shops?",
    answer:
      "VeltoPOS for shops has barcodes, scales, pricelists, loyalty cards, gift cards and every branch in one view.",
    swahili:
      "VeltoPOS ya maduka ina barcode, mizani, pricelist, loyalty card, gift card na matawi yote mahali pamoja.",
    source: "/products/veltopos/retail",
    also: "retail, duka, minimart, supermarket, boutique, grocery, kiosk, chemist, pharmacy, store, wholesale, spare parts shop",
  },
  {
    id: "loyalty",
    question: "Can I reward regular customers?",
    answer:
      "Yes. VeltoPOS has coupons, loyalty cards, promotions, an eWallet and gift cards. Points and rewards show up at the till when the customer pays.",
    swahili:
      "Ndiyo. VeltoPOS ina coupon, loyalty card, promotion, eWallet na gift card. Points na zawadi za mteja zinaonekana kwenye till anapolipa.",
    source: "/products/veltopos/retail",
    also: "loyalty program, points, gift card, coupons, promotions, ewallet, vouchers",
  },
  {
    id: "restaurants",
    question: "How does it help a restaurant?",
    answer:
      "Draw your floor plan, seat and join tables, and send each order straight to a kitchen display. Bills can be split and paid in several ways.",
    swahili:
      "Weka mpangilio wa meza zako kwenye skrini, unganisha meza, na utume kila oda moja kwa moja jikoni. Bili inaweza kugawanywa na kulipwa kwa njia zaidi ya moja.",
    source: "/products/veltopos/restaurants",
    also: "hotel, cafe, kitchen display, table management, waiters, menu, orders lost on the way to the kitchen, hoteli, kibanda, food",
  },
  {
    id: "bars",
    question: "Does it handle bar tabs and happy hour?",
    answer:
      "Yes. Open a tab, move it to another bartender and split it by amount or percentage. Happy hour prices start and end by the clock, and you get an alert when stock is low.",
    swahili:
      "Ndiyo. Fungua tab, ihamishie bartender mwingine na uigawanye kwa kiasi au asilimia. Bei za happy hour zinaanza na kuisha saa uliyoweka, na stoki ikipungua unapata alert.",
    source: "/products/veltopos/bars-wines-spirits",
    also: "bar, pub, club, lounge, wines and spirits, liquor store, cocktails, recipes, wine tasting, wine club, drinks, baa, pombe, cellar, transfer tabs",
  },
  {
    id: "rental",
    question: "Can I manage rentals and bookings?",
    answer:
      "VeltoPOS for rental has a calendar where you drag bookings, rates by the hour, day, week or month, damage deposits, late fees and agreements signed on the screen.",
    swahili:
      "VeltoPOS ya kukodisha ina kalenda ya booking, bei za saa, siku, wiki au mwezi, deposit, faini ya kuchelewesha na mikataba ya kusainiwa kwenye skrini.",
    source: "/products/veltopos/rental",
    also: "hire business, car hire, tents and chairs, equipment rental, reservations, calendar, late fees, deposit refund, events",
  },
  {
    id: "furniture",
    question: "Does it suit a furniture showroom?",
    answer:
      "Yes. Show the catalogue with pictures and variants, take custom orders with a deposit or layaway, plan deliveries with a signature, and work out commissions.",
    swahili:
      "Ndiyo. Onyesha catalogue yenye picha na aina, pokea custom order kwa deposit au layaway, panga delivery zenye sahihi ya mteja, na upige hesabu ya commission.",
    source: "/products/veltopos/furniture",
    also: "furniture store, sofa, beds, showroom, customers pay layaway, custom orders, delivery scheduling, sales commission, fanicha",
  },
  {
    id: "pos-with-erp",
    question: "Do I need the ERP to use the POS?",
    answer:
      "No. VeltoPOS runs on its own. It can connect to VeltoERP, so that sales go into the accounts and the stock.",
    source: "/products/veltopos",
    also: "pos without erp, connect pos to erp, pos and erp together, integration between pos and erp, independent, standalone",
  },
];
