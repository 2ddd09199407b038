import { catalogue } from "~/catalogue/catalogue";
import { formatKsh } from "~/ui/money";

/** The pages that answers come from, by the name a reader knows them by. */
export const faqSources = {
  "/products/hardware": "Hardware",
  "/products/hardware/pos-terminals": "POS terminals",
  "/products/hardware/receipt-printers": "Receipt printers",
  "/products/hardware/payment-terminals": "Payment terminals",
  "/products/hardware/barcode-scanners": "Barcode scanners",
  "/products/veltopos": "VeltoPOS",
  "/products/veltopos/retail": "VeltoPOS for shops",
  "/products/veltopos/restaurants": "VeltoPOS for restaurants",
  "/products/veltopos/bars-wines-spirits": "VeltoPOS for bars, wines and spirits",
  "/products/veltopos/rental": "VeltoPOS for rental",
  "/products/veltopos/furniture": "VeltoPOS for furniture",
  "/products/veltoerp": "VeltoERP",
  "/services": "Services",
  "/individual": "Small and medium businesses",
  "/enterprise": "Enterprise",
  "/request-demo": "Request a Demo",
  "/contact": "Contact",
  "/company": "About Us",
  "/careers": "Careers",
  "/orders/find": "Find your order",
  "/privacy": "Privacy policy",
  "/terms": "Terms",
} as const;

export type FaqSource = keyof typeof faqSources;

export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
  /** The page that says the same at length. */
  source: FaqSource;
  /** Other words people use for it; searched, never shown. */
  also: string;
}

const price = Object.fromEntries(catalogue.map(({ id, price }) => [id, formatKsh(price)]));

export const faqEntries = [
  {
    id: "hardware-prices",
    question: "What does the hardware cost?",
    answer: `POS terminal ${price["pos-terminal"]}, barcode scanner ${price["barcode-scanner"]}, payment terminal ${price["payment-terminal"]}, receipt printer ${price["receipt-printer"]}. Each price is for one machine.`,
    source: "/products/hardware",
    also: "price list of machines, equipment, devices, tills, how much for everything, cheapest machine, budget",
  },
  {
    id: "pos-terminal-price",
    question: "How much is a POS terminal?",
    answer: `One POS terminal costs ${price["pos-terminal"]}. Two cost twice that; the order form shows the total before you send it.`,
    source: "/products/hardware/pos-terminals",
    also: "till price, touch screen cost, computer for the counter, cash register machine",
  },
  {
    id: "receipt-printer-price",
    question: "How much is a receipt printer?",
    answer: `One receipt printer costs ${price["receipt-printer"]}. It prints on 80mm paper, with 58mm as an option.`,
    source: "/products/hardware/receipt-printers",
    also: "thermal printer price, printing machine cost",
  },
  {
    id: "payment-terminal-price",
    question: "How much is a payment terminal?",
    answer: `One payment terminal costs ${price["payment-terminal"]}. The price is the same on every page and in the order form.`,
    source: "/products/hardware/payment-terminals",
    also: "card machine price, PDQ cost, swipe machine, credit card reader price",
  },
  {
    id: "barcode-scanner-price",
    question: "How much is a barcode scanner?",
    answer: `One barcode scanner costs ${price["barcode-scanner"]}. It works over Bluetooth, so there is no cable on the counter.`,
    source: "/products/hardware/barcode-scanners",
    also: "scanner price, barcode reader cost, scanning gun",
  },
  {
    id: "pos-terminal-specs",
    question: "What is inside the POS terminal?",
    answer:
      "A 15.6 inch touchscreen at 1920x1080, 8GB RAM and a 256GB SSD. Sales stay on its disk while the network is down.",
    source: "/products/hardware/pos-terminals",
    also: "terminal specifications, screen size, memory, ram, storage, disk, resolution",
  },
  {
    id: "receipt-printer-specs",
    question: "How fast is the receipt printer, and which paper does it take?",
    answer: "It prints 300mm a second at 203 DPI, on 80mm paper. There is an option for 58mm paper.",
    source: "/products/hardware/receipt-printers",
    also: "printer specifications, print speed, dpi, paper roll width, till roll size",
  },
  {
    id: "payment-terminal-specs",
    question: "How long does the payment terminal's battery last?",
    answer:
      "Up to 12 hours on one charge. The terminal meets PCI PTS 5.x, the security standard for card readers.",
    source: "/products/hardware/payment-terminals",
    also: "card machine battery, charging, pci certified, card reader security, specifications",
  },
  {
    id: "barcode-scanner-specs",
    question: "How far can the barcode scanner read?",
    answer:
      "It reads a code from 45 cm away and works up to 100 ft from the till over Bluetooth. It makes 120 scans per second and runs 14+ hours on a charge.",
    source: "/products/hardware/barcode-scanners",
    also: "scanner specifications, scan distance, reading range, scanner battery, wireless, bluetooth",
  },
  {
    id: "order-hardware",
    question: "How do I order hardware?",
    answer:
      "Choose a machine and press Purchase. Give your name, e-mail, phone, shipping address and quantity. You get an order reference straight away, and we contact you about payment and delivery.",
    source: "/products/hardware",
    also: "buy a machine, purchase online, place an order, checkout, nunua",
  },
  {
    id: "order-payment",
    question: "How can I pay for an order?",
    answer:
      "Choose credit card, M-Pesa or PayPal in the order form. No payment is taken on the page: the order is stored first, and we agree the payment with you after.",
    source: "/products/hardware",
    also: "pay with mpesa for hardware, paybill, till number, lipa na mpesa, payment methods for an order, deposit, instalments",
  },
  {
    id: "order-quantity",
    question: "Can I order many machines at once?",
    answer:
      "One order takes 1 to 999 units of a machine. For more than 999 units, or for a whole shop with software and set-up, request a quote.",
    source: "/request-demo",
    also: "bulk order, wholesale, discount for many units, quotation, request a quote, several tills",
  },
  {
    id: "delivery",
    question: "Do you deliver, and what does delivery cost?",
    answer:
      "You give a shipping address with the order. The day and the cost of delivery depend on the place, so we agree both with you before the machine leaves us.",
    source: "/terms",
    also: "shipping outside nairobi, transport to mombasa, kisumu, eldoret, nakuru, upcountry, how long delivery takes, courier, delivery time, delivery fee",
  },
  {
    id: "track-order",
    question: "Where is my order?",
    answer:
      "Each order has a page of its own with its status. If you lost the link, enter the order reference and your e-mail, and we send the link to that address.",
    source: "/orders/find",
    also: "track my order, order status, find order, lost order link, follow my delivery, reference number",
  },
  {
    id: "returns",
    question: "Can I return a machine or cancel an order?",
    answer:
      "You may cancel before dispatch, and return an unused machine in its box within 14 days of delivery. A faulty machine goes back at our cost, and you choose between a replacement and your money.",
    source: "/terms",
    also: "refund, exchange, money back, cancel my order, faulty on arrival, return policy",
  },
  {
    id: "warranty",
    question: "What if a machine breaks down?",
    answer:
      "Each machine carries its maker's warranty. Beyond it we offer extended warranty, on-site service and replacement parts such as print heads, batteries and cables. Technical support is there 24/7.",
    source: "/products/hardware",
    also: "warranty, repair, guarantee, fix, maintenance, spare parts, technician, broken, spoilt",
  },
  {
    id: "support-hours",
    question: "When can I reach support?",
    answer: "Support is there 24/7, weekends and holidays included. Call, write an e-mail or send a message.",
    source: "/contact",
    also: "support hours, open on sunday, night, help desk, customer care, working hours, opening hours",
  },
  {
    id: "contact",
    question: "How do I contact Velto, and where are you?",
    answer:
      "We are in Westlands, Nairobi. Our phone numbers, e-mail address and a message form are on the contact page.",
    source: "/contact",
    also: "phone number, call, email address, location, office, directions, whatsapp, talk to a person, human",
  },
  {
    id: "demo",
    question: "How do I get a demo?",
    answer:
      "Fill in the form with your name, business e-mail, company and phone, and our team calls you. You see your own kind of day on the screen. A demo is free and without obligation.",
    source: "/request-demo",
    also: "see it working, try, trial, test, show me, presentation, book a demo, free demo",
  },
  {
    id: "consultation",
    question: "Can I talk to someone before I decide?",
    answer:
      "Yes. Request a consultation through the contact page. Tell us what you use today and what you want to change, and we get back to you.",
    source: "/contact",
    also: "consultation, advice, consultant, sales person, speak to sales, which product suits me",
  },
  {
    id: "software-price",
    question: "What does the software cost?",
    answer:
      "The price of VeltoPOS or VeltoERP depends on your branches, tills and modules, so it is not listed on this site. Request a demo and ask for a quote with it.",
    source: "/request-demo",
    also: "price of velto pos, price of erp, subscription, licence fee, monthly fee, per month, per user, software pricing, plans",
  },
  {
    id: "contract",
    question: "Do I sign a contract?",
    answer:
      "Reading this site, asking for a demo or sending a message binds you to nothing. VeltoERP and VeltoPOS come with a contract of their own, which you read before you sign. Hardware orders follow the terms on this site.",
    source: "/terms",
    also: "contract length, lock-in, minimum term, cancel subscription, agreement, notice period, commitment, terms and conditions",
  },
  {
    id: "pos-overview",
    question: "What does VeltoPOS do?",
    answer:
      "It runs the counter: sales, payments, stock, receipts and loyalty, for one till or many branches. There are five editions: shops, restaurants, bars, rental and furniture.",
    source: "/products/veltopos",
    also: "point of sale system, pos software, till system, editions, which businesses, what is velto pos",
  },
  {
    id: "offline",
    question: "Does it work when the internet is down?",
    answer:
      "Yes. VeltoPOS keeps selling without the network. Each sale is saved on the till and syncs on its own when the connection comes back.",
    source: "/products/veltopos",
    also: "offline mode, no network, wifi down, no internet connection, bundles finished, safaricom down, sync, blackout",
  },
  {
    id: "mpesa",
    question: "Can my customers pay with M-Pesa?",
    answer:
      "Yes. VeltoPOS takes cash, M-Pesa mobile money and credit card at the counter, and one bill can be split over several of them.",
    source: "/products/veltopos",
    also: "mobile money at the till, accept mpesa, lipa na mpesa, airtel money, card payments, cash, payment types for customers",
  },
  {
    id: "branches",
    question: "Can I run several branches?",
    answer:
      "Yes. Prices, stock and staff of every branch are managed from one place, and you see what each branch sold today.",
    source: "/products/veltopos",
    also: "multi-branch, many shops, shops in different towns, second shop, outlets, chain, locations, transfer stock between branches",
  },
  {
    id: "cashiers",
    question: "How do I know which cashier made a sale?",
    answer: "Each cashier signs in with a badge or PIN, so each sale has a name.",
    source: "/products/veltopos",
    also: "cashier accounts, theft, staff stealing, login, password, user roles, employee sales, fraud, pin",
  },
  {
    id: "invoices",
    question: "How do customers get a receipt or invoice?",
    answer: "VeltoPOS prints it, sends it by e-mail or shows a QR code that the customer scans.",
    source: "/products/veltopos",
    also: "print receipt, invoicing, qr code, digital receipt, email receipt, risiti",
  },
  {
    id: "etims",
    question: "Does it work with KRA eTIMS?",
    answer:
      "VeltoPOS makes invoices by print, e-mail or QR code. How eTIMS is covered depends on how your business is registered with KRA, so ask us about it before you buy and have the answer in your quote.",
    source: "/contact",
    also: "etims, kra, tax invoice, etr, vat, electronic tax register, compliance tax, tims",
  },
  {
    id: "scales-scanners",
    question: "Can I connect a barcode scanner or a scale?",
    answer:
      "Yes. VeltoPOS works with barcode scanners and scales: scan a code and it is on the sale, or weigh it and the weight goes to the bill.",
    source: "/products/veltopos",
    also: "weighing scale, scale integration, connect devices, my own scanner, supported hardware, peripherals",
  },
  {
    id: "shops",
    question: "Is there an edition for shops?",
    answer:
      "VeltoPOS for shops has barcodes, scales, pricelists, loyalty cards, gift cards and every branch in one view.",
    source: "/products/veltopos/retail",
    also: "retail, duka, minimart, supermarket, boutique, grocery, kiosk, chemist, store, wholesale, spare parts shop",
  },
  {
    id: "loyalty",
    question: "Can I reward regular customers?",
    answer:
      "Yes. VeltoPOS has coupons, loyalty cards, promotions, an eWallet and gift cards. Points and rewards show up at the till when the customer pays.",
    source: "/products/veltopos/retail",
    also: "loyalty program, points, gift card, coupons, promotions, ewallet, discounts for customers, vouchers",
  },
  {
    id: "restaurants",
    question: "How does it help a restaurant?",
    answer:
      "Draw your room, seat and join tables, and send each order straight to a kitchen display. Bills can be split and paid in several ways.",
    source: "/products/veltopos/restaurants",
    also: "hotel, cafe, kitchen display, table management, waiters, menu, orders lost on the way to the kitchen, hoteli, kibanda, food",
  },
  {
    id: "bars",
    question: "Does it handle bar tabs and happy hour?",
    answer:
      "Yes. Open a tab, move it to another bartender and split it by amount or percentage. Happy hour prices start and end by the clock, and low stock raises an alert.",
    source: "/products/veltopos/bars-wines-spirits",
    also: "bar, pub, club, lounge, wines and spirits, liquor store, cocktails, recipes, wine tasting, wine club, drinks, baa, pombe, cellar",
  },
  {
    id: "rental",
    question: "Can I manage rentals and bookings?",
    answer:
      "VeltoPOS for rental has a calendar where you drag bookings, rates by the hour, day, week or month, damage deposits, late fees and agreements signed on the screen.",
    source: "/products/veltopos/rental",
    also: "hire business, car hire, tents and chairs, equipment rental, reservations, calendar, late fees, deposit refund, events",
  },
  {
    id: "furniture",
    question: "Does it suit a furniture showroom?",
    answer:
      "Yes. Show the catalogue with pictures and variants, take custom orders with a deposit or layaway, plan deliveries with a signature, and work out commissions.",
    source: "/products/veltopos/furniture",
    also: "furniture store, sofa, beds, showroom, layaway, lipa pole pole, financing, custom orders, delivery scheduling, fanicha",
  },
  {
    id: "erp-modules",
    question: "Which modules does VeltoERP have?",
    answer:
      "Six: Financial & Accounting Management, HR & Payroll Systems, Manufacturing & Production Planning, Agricultural Operations Management, Supply Chain & Logistics, and Business Intelligence. You can start with one.",
    source: "/products/veltoerp",
    also: "erp features, accounting, bookkeeping, payroll, supply chain, logistics, manufacturing, production, business intelligence, what is erp",
  },
  {
    id: "erp-industries",
    question: "Which businesses is VeltoERP for?",
    answer:
      "Agriculture, manufacturing, retail and services. Each opens on the screen its trade needs first.",
    source: "/products/veltoerp",
    also: "farm, farming, shamba, factory, manufacturer, industries, cooperative, service company, erp for agriculture",
  },
  {
    id: "payroll",
    question: "Can it run my payroll?",
    answer:
      "Yes. HR & Payroll is a module of VeltoERP: people, hours and pay in one place. We also set it up for you as a service.",
    source: "/products/veltoerp",
    also: "salaries, staff wages, mshahara, payslips, employees, leave, human resources, hr",
  },
  {
    id: "pos-with-erp",
    question: "Do I need the ERP to use the POS?",
    answer:
      "No. VeltoPOS runs on its own. It can be joined to VeltoERP, so that sales go into the accounts and the stock.",
    source: "/products/veltopos",
    also: "pos without erp, connect pos to erp, pos and erp together, integration between pos and erp, independent, standalone",
  },
  {
    id: "deployment",
    question: "Is it in the cloud or on my own server?",
    answer: "Both are possible: in the cloud, or on your own premises. We help you choose and move.",
    source: "/services",
    also: "cloud, on-premise, on premises, hosting, own server, self hosted, deployment, where is it installed",
  },
  {
    id: "migration",
    question: "Can you move our data from the old system?",
    answer:
      "Yes, moving to the cloud and setting up the ERP are services of ours. What can be carried over depends on the old system, so we look at it with you first.",
    source: "/services",
    also: "migration, migrate, import from excel, spreadsheets, switch from another system, transfer old records, quickbooks, data import",
  },
  {
    id: "training",
    question: "Do you train our staff?",
    answer:
      "Training and installation are not in the price of a machine. We agree on them with you first: who needs it, where and how long. Tell us how many people use the till or the system.",
    source: "/services",
    also: "training, learn, teach cashiers, onboarding, set-up, installation, implementation, how to use, fundisha",
  },
  {
    id: "integrations",
    question: "Can it connect to the software we already use?",
    answer:
      "Custom integrations are one of our services. Tell us which systems you use and we say what is possible.",
    source: "/services",
    also: "integrate, integration, api, connect to website, online shop, accounting software, bank, third party",
  },
  {
    id: "data-protection",
    question: "What happens to the data I send you?",
    answer:
      "We store what you send through a form to answer you or handle your order. The privacy policy says what is kept, for how long and your rights under Kenya's Data Protection Act 2019.",
    source: "/privacy",
    also: "privacy, personal data, personal information, who sees it, data protection act, gdpr, delete my data, cookies, tracking, odpc, spam",
  },
  {
    id: "security",
    question: "How safe is my business data?",
    answer:
      "Access is by role, and cashiers sign in with a badge or PIN. Security & Compliance is a service of ours: we look at who can see what, and how records are kept.",
    source: "/services",
    also: "security, secure, hackers, backup, encryption, compliance, audit, access rights, safe",
  },
  {
    id: "uptime",
    question: "How reliable is the service?",
    answer:
      "We aim for 99.9% uptime, as our terms say. At the till, offline mode keeps sales going when a connection fails.",
    source: "/terms",
    also: "uptime, downtime, availability, sla, service level, outage, guarantee of service, 99.9",
  },
  {
    id: "enterprise",
    question: "What do you offer large organisations?",
    answer:
      "Infrastructure that scales, deployment in several countries, enterprise security and a dedicated support team. Schedule a consultation and tell us about your sites.",
    source: "/enterprise",
    also: "enterprise, corporate, big company, many countries, thousands of employees, ngo, government, dedicated support, scalable",
  },
  {
    id: "small-business",
    question: "Is it right for a small business?",
    answer:
      "Yes. Start with one till: sell, take payments, see what sold, and keep your staff's hours. Add a branch or a module when you need it.",
    source: "/individual",
    also: "small and medium business, sme, individual, one shop, just starting, biashara ndogo, sole trader, hustle",
  },
  {
    id: "browsers",
    question: "Which browsers and computers does it need?",
    answer:
      "It supports Chrome, Firefox and Safari. Tell us which computers or tablets you have, and we say whether they will do.",
    source: "/products/veltopos",
    also: "browser support, requirements, tablet, ipad, android, laptop, windows, mac, phone app, my own computer",
  },
  {
    id: "about",
    question: "Who is Velto?",
    answer:
      "A software company in Nairobi. We make VeltoERP and VeltoPOS and sell the hardware to run them, for businesses in Kenya and the rest of Africa.",
    source: "/company",
    also: "about us, company, mission, vision, values, team, founders, kenyan company, who are you",
  },
  {
    id: "careers",
    question: "Are you hiring?",
    answer:
      "Open posts are listed on the careers page, with how we work and the four steps of hiring. Nothing listed that suits you: write anyway and say what you do well.",
    source: "/careers",
    also: "jobs, vacancies, internship, attachment, kazi, work for velto, apply, career, cv",
  },
] satisfies FaqEntry[];
