/**
 * What the site says carefully, or not at all, until an owner has answered, and where the answer goes. Part of the list
 * before opening.
 */
export const ownerQuestions: { title: string; questions: string[] }[] = [
  {
    title: "Money",
    questions: [
      "Is the POS terminal really ksh 20,000 and the receipt printer ksh 50,000? Buyers will think they are swapped (`app/catalogue/machines/`).",
      "What does the software cost: monthly or once, by till or by branch, with VAT or without, for how long at least (`app/pricing/software-prices.ts`, then `app/questions/software.ts`)? /pricing shows it from then on.",
      "How many days after a demo does the quote come? The site promises a call within one working day, and the quote in writing.",
      "Is bank transfer accepted, to which account, and named where? Are Airtel Money, T-Kash, cheques, cash on delivery, instalments, LPO and leasing really refused (`app/questions/orders.ts`)?",
      "Are there discounts, for whom?",
      "Who issues the eTIMS tax invoices in KRA's program, and how fast after payment (`docs/etims.md`)? What does your accountant say about part payments?",
    ],
  },
  {
    title: "Machines",
    questions: [
      "Who is the manufacturer: is 'Velto' on the machines a brand of yours? How many months of warranty, and what do extended warranty and spare parts cover?",
      "Can a technician be reached at any hour on the first telephone number? The site says 24/7 in five places.",
      "Is there a cash drawer, a paper roll, a UPS, a used machine that you sell after all (`app/questions/hardware.ts`)?",
      "Which banks does the payment terminal work with, at what fee, by SIM or Wi-Fi? Ports, size, weight and operating system of the terminal?",
      "Are 'Best Seller' and 'Top Rated' true? 'Popular' and 'Recommended' promise less.",
    ],
  },
  {
    title: "Software",
    questions: [
      "How do invoices of VeltoPOS and VeltoERP reach eTIMS: which route, what happens offline, credit notes? /etims says that we promise no direct connection (`app/guides/etims-content.ts`).",
      "Does payroll calculate PAYE, NSSF, SHIF and the housing levy?",
      "Till, PayBill, Pochi and the prompt: what does VeltoPOS connect, at what fee, and does the money go straight to the customer's number? Airtel Money at the counter? Is a code typed into the sale the way while the network is down (`app/guides/mpesa-content.ts`)?",
      "Parts shops, garages, supermarkets: are part numbers and price lists by customer as /products/veltopos/spare-parts says, and what of job cards and vehicle histories (`app/trades/`)?",
      "Batches and expiry dates, languages of the screens, number of users, phones and tablets that work: what is true?",
      "Does a named program (QuickBooks, Sage, Odoo) have a ready link?",
      "How long from demo to selling?",
      "Is the data of VeltoPOS and VeltoERP the customer's, in which country is it kept, and in which format does it come out (`app/questions/software.ts`)?",
    ],
  },
  {
    title: "Company",
    questions: [
      "Legal name, registration, KRA PIN, postal address (`app/site.ts`), building and floor; may buyers come and see the machines?",
      "Can the three customers' figures on home and /enterprise be proved? Without proof they should go: 500+ locations, 40 % and 25 %, 10,000+ employees.",
      "Delivery: which towns, which courier, how many days, does the buyer always pay the courier (`app/guides/delivery-content.ts`)?",
      "Demo visits: Nairobi only?",
      "Is Westlands the only office (`app/questions/company.ts`)?",
      "Is your mailbox cleared of emails older than 24 months, and of those of who asks to be erased? The privacy policy says so, and the site deletes only its own copies.",
    ],
  },
  {
    title: "Accountant and lawyer",
    questions: [
      "Letters of the sample goods on the till's receipt (`app/till/goods.ts`): flour, milk and bread as zero-rated, eggs, vegetables and rice as exempt.",
      "'Five years, companies seven' in the article on cloud migration.",
    ],
  },
];
