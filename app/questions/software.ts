import type { FaqEntry } from "./entry";

export const softwareEntries: FaqEntry[] = [
  {
    id: "software-price",
    question: "What does the software cost?",
    answer:
      "The price of VeltoPOS or VeltoERP depends on your branches, tills and modules, so it is not listed on this site. Request a demo and ask for a quote.",
    swahili:
      "Bei ya VeltoPOS au VeltoERP inategemea idadi ya matawi, till na module unazohitaji, kwa hivyo haijaandikwa hapa. Omba demo na uombe quote pamoja nayo.",
    source: "/request-demo",
    also: "price of velto pos, price of erp, subscription, licence fee, monthly fee, per month, per user, software pricing, plans, system price",
  },
  {
    id: "small-business",
    question: "Is it right for a small business?",
    answer:
      "Yes. Start with one till: sell, take payments, see what sold, and record your staff's hours. Add a branch or a module when you need it.",
    swahili:
      "Ndiyo. Anza na till moja: uza, pokea malipo, ona kilichouzwa na uweke rekodi ya saa za wafanyakazi. Ongeza tawi au module ukihitaji.",
    source: "/individual",
    also: "small and medium business, sme, individual, one shop, just starting, small trader, biashara ndogo, sole trader, hustle",
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
    id: "erp-overview",
    question: "What is VeltoERP?",
    answer:
      "Software that keeps one set of books for the whole business: sales, stock, production, supply chain, pay and accounts. It has six modules, and you can start with one.",
    source: "/products/veltoerp",
    also: "what is erp, what does the erp do, enterprise resource planning",
  },
  {
    id: "erp-modules",
    question: "Which modules does VeltoERP have?",
    answer:
      "Six: Financial & Accounting Management, HR & Payroll Systems, Manufacturing & Production Planning, Agricultural Operations Management, Supply Chain & Logistics, and Business Intelligence. You can start with one.",
    source: "/products/veltoerp",
    also: "erp features, accounting, bookkeeping, payroll, supply chain, logistics, manufacturing, production, business intelligence",
  },
  {
    id: "erp-industries",
    question: "Which businesses is VeltoERP for?",
    answer: "Agriculture, manufacturing, retail and services. Each one starts on the screen it needs most.",
    source: "/products/veltoerp",
    also: "farm, farming, shamba, factory, manufacturer, industries, cooperative, service company, erp for agriculture",
  },
  {
    id: "payroll",
    question: "Can it run my payroll?",
    answer:
      "Yes. HR & Payroll is a module of VeltoERP: people, hours and pay in one place. We can also set it up for you.",
    swahili:
      "Ndiyo. HR & Payroll ni module ya VeltoERP: wafanyakazi, saa za kazi na mishahara mahali pamoja. Tunaweza pia kukuwekea.",
    source: "/products/veltoerp",
    also: "salaries, staff wages, mshahara, payslips, employees, leave, human resources, hr",
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
      "Cloud migration and ERP implementation are two of our services. What can be moved depends on the old system, so we look at it with you first.",
    source: "/services",
    also: "migration, migrate, import from excel, spreadsheets, switch from another system, transfer old records, data import",
  },
  {
    id: "training",
    question: "Do you train our staff?",
    answer:
      "Training and installation are not in the price of a machine. We agree on them with you first: who needs it, where and how long. Tell us how many people use the till or the system.",
    swahili:
      "Mafunzo na installation haviko kwenye bei ya mashine. Tunakubaliana nawe kwanza: nani anahitaji, wapi na kwa muda gani. Tuambie ni watu wangapi watatumia till au system.",
    source: "/services",
    also: "training, learn, teach cashiers, onboarding, set-up, installation, implementation, how to use, fundisha",
  },
  {
    id: "integrations",
    question: "Can it connect to the software we already use?",
    answer:
      "No ready-made link to a named program, such as QuickBooks or Sage, is listed on this site. Custom integrations are one of our services: tell us which systems you use, and we will tell you what is possible.",
    source: "/services",
    also: "integrate, integration, api, connect to website, online shop, accounting software, bank, third party, tally, xero, zoho, odoo, shopify, woocommerce, jumia, glovo, uber eats",
  },
  {
    id: "security",
    question: "How safe is my business data?",
    answer:
      "Access is by role, and cashiers sign in with a badge or PIN. Security & Compliance is one of our services: we check who can see what, and how records are kept.",
    source: "/services",
    also: "security, secure, hackers, compliance, audit, access rights, safe",
  },
  {
    id: "uptime",
    question: "How reliable is the service?",
    answer:
      "We aim for 99.9% uptime, as our terms say. At the till, offline mode keeps sales going when a connection fails.",
    source: "/terms",
    also: "uptime, downtime, availability, sla, service level, outage, guarantee of service, 99.9",
  },
];
