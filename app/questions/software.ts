import type { FaqEntry } from "./entry";

export const softwareEntries: FaqEntry[] = [
  {
    id: "software-price",
    question: "What does the software cost?",
    answer:
      "The price of VeltoPOS or VeltoERP depends on your branches, tills and modules, so it is not published here. It is not part of a machine's price. Request a demo, and you get a quote in writing.",
    swahili: {
      question: "Bei ya software ni ngapi?",
      answer:
        "Bei ya VeltoPOS au VeltoERP inategemea idadi ya matawi, till na module unazohitaji, kwa hivyo haijaandikwa hapa. Haiko kwenye bei ya mashine. Omba demo, upate quotation iliyoandikwa.",
    },
    source: "/pricing",
    also: "software price, price of the software, price of the system, system price, price of velto pos, veltopos price, veltopos cost, price of erp, erp cost, pricing, pricing plans, software packages, licence fee, cost of pos software, price of whole shop system, bei ya software, bei ya system, bei ya system yote ya duka, system ya duka ni pesa ngapi, bei ya veltopos, price per branch, price per till, price of the system for spare parts",
  },
  {
    id: "monthly-fee",
    question: "Is there a monthly fee?",
    answer:
      "You pay for a machine once. What the software costs, and whether you pay it monthly or once, stands in your quote: it depends on your branches, tills and modules.",
    swahili: {
      question: "Je, kuna ada ya kila mwezi?",
      answer:
        "Mashine unalipia mara moja. Bei ya software, na kama ni ya kila mwezi au ya mara moja, iko kwenye quotation yako: inategemea matawi, till na module.",
    },
    source: "/pricing",
    also: "monthly fee, fee per month, do i pay monthly, pay every month, monthly subscription, monthly subscription price, subscription, annual fee, yearly renewal, licence renewal, one time payment, one off payment, per month for the software, per user, ada ya kila mwezi, nilipe kila mwezi, kulipa kila mwezi, kila mwezi ni ngapi, kila mwaka",
  },
  {
    id: "free",
    question: "Is any of it free?",
    answer:
      "The demo is free, and so is the till you can try in your browser. The machines have the prices on this site, and the software is priced in a quote.",
    swahili: {
      question: "Kuna chochote cha bure?",
      answer:
        "Demo ni bure, na till ya kujaribu kwenye browser pia. Mashine zina bei zilizo kwenye tovuti hii, na bei ya software iko kwenye quotation.",
    },
    source: "/products/veltopos/try",
    also: "is it free, free version, free software, free pos, free plan, freemium, ni bure, software ni bure",
  },
  {
    id: "users",
    question: "How many users and tills can I have?",
    answer:
      "We publish no limit. Each cashier signs in with a badge or PIN. Tell us how many people, tills and branches you have, and the quote says what is included.",
    swahili: {
      question: "Watu wangapi na till ngapi zinaweza kuitumia?",
      answer:
        "Hatujaweka kikomo hapa. Kila keshia anaingia kwa badge au PIN yake. Tuambie una watu wangapi, till ngapi na matawi mangapi, na quotation itasema kilichomo.",
    },
    source: "/request-demo",
    also: "how many users, number of users, user limit, users can use it, how many cashiers can use it, several users at the same time, how many tills, number of tills, how many products can i add, maximum number of items, watu wangapi wanaweza kutumia, watumiaji wangapi",
  },
  {
    id: "set-up-time",
    question: "How long until we can sell with it?",
    answer:
      "It depends on your branches, your price list and the records to move, so we give you a date in the quote. Ask for it in the demo.",
    swahili: {
      question: "Itachukua muda gani hadi tuanze kuuza?",
      answer:
        "Inategemea matawi, orodha ya bei na rekodi za kuhamisha, kwa hivyo tunakupa tarehe kwenye quotation. Uliza kwenye demo.",
    },
    source: "/services",
    also: "how long does set-up take, how long does installation take, how long does implementation take, how soon can we start, how fast can you install, how many days to install the pos, how many day to instal, from demo to selling, go live, kuwekewa system itachukua muda gani",
  },
  {
    id: "small-business",
    question: "Is it right for a small business?",
    answer:
      "Yes. Start with one till: sell, take payments, see what sold, and record your staff's hours. Add a branch or a module when you need it.",
    swahili: {
      question: "Inafaa biashara ndogo?",
      answer:
        "Ndiyo. Anza na till moja: uza, pokea malipo, ona kilichouzwa na uweke rekodi ya saa za wafanyakazi. Ongeza tawi au module ukihitaji.",
    },
    source: "/individual",
    also: "small business, small shop, small and medium business, sme, individual, one shop, one till, just starting, starting a business, small trader, small kiosk, biashara ndogo, duka ndogo, niko na duka ndogo, mama mboga, sole trader, hustle, is it good for a small shop",
  },
  {
    id: "enterprise",
    question: "What do you offer large organisations?",
    answer:
      "Infrastructure that scales, deployment in several countries, enterprise security and a dedicated support team. Schedule a consultation and tell us about your sites.",
    swahili: {
      question: "Mna nini kwa kampuni kubwa?",
      answer:
        "Infrastructure inayokua nanyi, kutumika katika nchi kadhaa, usalama wa kiwango cha juu na timu ya msaada ya kwenu pekee. Panga consultation na utuambie kuhusu matawi yenu.",
    },
    source: "/enterprise",
    also: "enterprise, corporate, large company, big company, big companies, solutions for big companies, many countries, thousands of employees, government, dedicated support, dedicated support team, scalable, scale to many branches",
  },
  {
    id: "erp-overview",
    question: "What is VeltoERP?",
    answer:
      "Software for the whole business: sales, stock, production, supply chain, pay and accounts in one system. It has six modules, and you can start with one.",
    swahili: {
      question: "VeltoERP ni nini?",
      answer:
        "Ni software ya biashara nzima: mauzo, stoki, uzalishaji, supply chain, mishahara na hesabu kwenye system moja. Ina module sita, na unaweza kuanza na moja.",
    },
    source: "/products/veltoerp",
    also: "what is erp, erp, veltoerp, what does the erp do, enterprise resource planning, erp system, erp ni nini, difference between pos and erp",
  },
  {
    id: "erp-modules",
    question: "Which modules does VeltoERP have?",
    answer:
      "Six: Financial & Accounting Management, HR & Payroll Systems, Manufacturing & Production Planning, Agricultural Operations Management, Supply Chain & Logistics, and Business Intelligence. You can start with one.",
    swahili: {
      question: "VeltoERP ina module gani?",
      answer:
        "Sita: Financial & Accounting Management, HR & Payroll Systems, Manufacturing & Production Planning, Agricultural Operations Management, Supply Chain & Logistics, na Business Intelligence. Unaweza kuanza na moja.",
    },
    source: "/products/veltoerp",
    also: "erp modules, erp features, accounting, accounting module, accounting system, accounting software, bookkeeping, supply chain, logistics, procurement, manufacturing, manufacturing planning, production planning, business intelligence, balance sheet, hesabu za biashara",
  },
  {
    id: "erp-industries",
    question: "Which businesses is VeltoERP for?",
    answer: "Agriculture, manufacturing, retail and services. Each one starts on the screen it needs most.",
    swahili: {
      question: "VeltoERP ni ya biashara gani?",
      answer: "Kilimo, viwanda, maduka na huduma. Kila moja inaanza na skrini inayoihitaji zaidi.",
    },
    source: "/products/veltoerp",
    also: "erp for agriculture, farm, farming, flower farm, software for a farm, tea factory, factory, manufacturer, erp for manufacturing, industries, cooperative, service company, shamba, system ya shamba, kiwanda cha chai, factory erp, kiwanda",
  },
  {
    id: "payroll",
    question: "Can it run my payroll?",
    answer:
      "HR & Payroll is a module of VeltoERP: people, hours and pay in one place. We can also set it up for you.",
    swahili: {
      question: "Inaweza kupanga mishahara?",
      answer:
        "HR & Payroll ni module ya VeltoERP: wafanyakazi, saa za kazi na mishahara mahali pamoja. Tunaweza pia kukuwekea.",
    },
    source: "/products/veltoerp",
    also: "payroll, payroll software, salaries, pay my staff, staff wages, payslips for my staff, employee leave, human resources, hr system, staff attendance, mshahara wa wafanyakazi, kulipa wafanyakazi, mishahara",
  },
  {
    id: "payroll-deductions",
    question: "Does payroll calculate PAYE, NSSF, SHIF and the housing levy?",
    answer:
      "We publish no list of deductions. Ask in the demo to see a payslip with PAYE, NSSF, SHIF and the housing levy, and have the answer written into your quote.",
    swahili: {
      question: "Payroll inapiga hesabu ya PAYE, NSSF, SHIF na housing levy?",
      answer:
        "Hatujachapisha orodha ya makato. Kwenye demo omba kuona payslip yenye PAYE, NSSF, SHIF na housing levy, na jibu liandikwe kwenye quotation yako.",
    },
    source: "/products/veltoerp",
    also: "paye, nssf, shif, sha, nhif, housing levy, payroll deductions, statutory deductions, p9 form, p10 return, payroll paye and nssf, makato ya mshahara",
  },
  {
    id: "deployment",
    question: "Is it in the cloud or on my own server?",
    answer: "Both are possible: in the cloud, or on your own premises. We help you choose and move.",
    swahili: {
      question: "Iko kwenye cloud au server yangu?",
      answer:
        "Yote mawili yanawezekana: kwenye cloud, au kwenye server yako mwenyewe. Tunakusaidia kuchagua na kuhamia.",
    },
    source: "/services",
    also: "cloud, cloud or on-premise, on premises, hosting, hosted, own server, host on our own servers, self hosted, deployment, where is it installed, server ya kwetu, where is my data stored, where does my data stay, data yangu iko wapi, data centre",
  },
  {
    id: "migration",
    question: "Can you move our data from the old system?",
    answer:
      "Cloud migration and ERP implementation are two of our services. What can be moved depends on the old system, so we look at it with you first.",
    swahili: {
      question: "Mnaweza kuhamisha data kutoka system ya zamani?",
      answer:
        "Kuhamia cloud na kuwekewa ERP ni huduma zetu mbili. Kinachoweza kuhamishwa kinategemea system ya zamani, kwa hivyo tunaiangalia nawe kwanza.",
    },
    source: "/services",
    also: "migration, migrate, move our data, import my products, import from excel, excel sheets into the new system, move from spreadsheets, switch from another system, switch from quickbooks, move from odoo, move from sage, transfer old records, data import, upload my stock list, hamisha data",
  },
  {
    id: "training",
    question: "Do you train our staff?",
    answer:
      "Training and installation are not in the price of a machine. We agree on them with you first: who needs it, where and how long. Tell us how many people use the till or the system.",
    swahili: {
      question: "Mnafundisha wafanyakazi?",
      answer:
        "Mafunzo na installation haviko kwenye bei ya mashine. Tunakubaliana nawe kwanza: nani anahitaji, wapi na kwa muda gani. Tuambie ni watu wangapi watatumia till au system.",
    },
    source: "/services",
    also: "training, train my staff, teach cashiers, will you teach my cashiers, training cost, is training included, free training, onboarding, installation, will you install it, do you install, installation cost, set-up help, help setting up, come and set it up, how to use it, user manual, is it easy to use, mnafundisha, mafunzo, mtaniwekea, kuniwekea system kwa shop",
  },
  {
    id: "integrations",
    question: "Can it connect to the software we already use?",
    answer:
      "There is no ready-made link to a named program, such as QuickBooks, Sage or Shopify. Custom integrations are one of our services: tell us which systems you use, and we will tell you what is possible.",
    swahili: {
      question: "Inaweza kuunganishwa na software tunayotumia?",
      answer:
        "Hakuna system iliyounganishwa tayari, kama QuickBooks, Sage au Shopify. Kuunganisha system ni huduma yetu: tuambie mnatumia gani, nasi tutawaambia kinachowezekana.",
    },
    source: "/services",
    also: "integrate, integrations, integrate with quickbooks, connect to quickbooks, sage, work with sage, api, rest api, api documentation, api docs, connect to website, connect to our online shop, ready connection to shopify, tally, xero, zoho, odoo, woocommerce, jumia, glovo, uber eats, bolt food, third party software, developer api, accounting software connection",
  },
  {
    id: "security",
    question: "How safe is my business data?",
    answer:
      "Access is by role, and cashiers sign in with a badge or PIN. Security & Compliance is one of our services: we check who can see what, and how records are kept.",
    swahili: {
      question: "Data ya biashara yangu ni salama?",
      answer:
        "Kila mtu anaona kulingana na kazi yake, na keshia anaingia kwa badge au PIN. Security & Compliance ni huduma yetu: tunaangalia nani anaona nini, na rekodi zinavyowekwa.",
    },
    source: "/services",
    also: "security, is it secure, is it safe, is my data safe, safe from hackers, hackers, hacked, audit trail, access rights, who can see my data, business data backup, backup, ni salama, je ni salama, data yangu iko salama",
  },
  {
    id: "data-ownership",
    question: "Is the data mine, and can I take it with me?",
    answer:
      "Your figures are yours. In which country they are kept, and in which format you take them out, depends on the cloud or your own server, so have both written into your quote before you sign.",
    swahili: {
      question: "Data ni yangu, na naweza kuichukua?",
      answer:
        "Hesabu zako ni zako. Zinawekwa nchi gani na unazichukua kwa format gani inategemea cloud au server yako mwenyewe, kwa hivyo hakikisha zote mbili zimeandikwa kwenye quotation kabla ya kusaini.",
    },
    source: "/products/veltoerp",
    also: "who owns my data, who owns the data, is my data mine, export my data, export to excel, take my data with me, get my data out, keep my data if i leave, data when i stop using it, in which country is my data, data yangu ni ya nani, naweza kutoa data yangu",
  },
  {
    id: "uptime",
    question: "How reliable is the service?",
    answer:
      "We aim for 99.9% uptime, as our terms say. At the till, offline mode keeps sales going when a connection fails.",
    swahili: {
      question: "Huduma inategemewa kiasi gani?",
      answer:
        "Tunalenga uptime ya 99.9%, kama masharti yetu yanavyosema. Till yenyewe inaendelea kuuza mtandao ukikatika.",
    },
    source: "/terms",
    also: "uptime, downtime, availability of the system, sla, service level agreement, reliable, is it reliable, does it crash, how often is it down, 99.9",
  },
];
