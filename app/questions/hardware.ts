import { askedOf, catalogue, findHardware, type Hardware } from "~/catalogue/catalogue";
import { catalogueIn } from "~/catalogue/catalogue.sw";
import type { Language } from "~/language/language";
import { sum } from "~/money/cents";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import { capital, inSentence, inWords, listed } from "~/words";
import type { FaqEntry } from "./entry";

const [mobile] = site.phones;

const oneOfEach = sum(catalogue.map(({ price }) => price));

export const hardwareEntries: FaqEntry[] = [
  {
    id: "hardware-prices",
    question: "What does the hardware cost?",
    answer: `${priceList()}. Each price is for one machine, VAT included. VeltoPOS is priced separately.`,
    swahili: {
      question: "Bei za mashine ni ngapi?",
      answer: `${priceList()}. Kila bei ni ya mashine moja, pamoja na VAT. VeltoPOS ina bei yake kando.`,
    },
    source: "/products/hardware",
    also: "hardware prices, machine prices, price list of machines, price of equipment, price of devices, price of the machine, pos machine price, how much for everything, cheapest machine, prices, price list, your prices, price of pos, how much is a pos, price of tills and scanners, bei, bei zenu, bei ya mashine, bei ya pos, bei ya pos na printer, mashine za pos",
  },
  {
    id: "included-software",
    question: "Is VeltoPOS included in the price of a machine?",
    answer:
      "No. The price on this site is for the machine alone, VAT included. VeltoPOS, delivery, installation and training are priced separately. Tell us about your shops and tills, and we send you a quote.",
    swahili: {
      question: "Bei ya mashine ni pamoja na VeltoPOS?",
      answer:
        "Hapana. Bei kwenye tovuti hii ni ya mashine peke yake, pamoja na VAT. VeltoPOS, delivery, installation na mafunzo zina bei zake kando. Tuambie una maduka na till ngapi, tukupe quotation.",
    },
    source: "/pricing",
    also: "does the price include software, is software included in the machine price, does it come with software, does the terminal come with the pos system, pos and software together, is the system in the machine price, machine with software, what is included in the price, extra costs, hidden costs, hidden charges, hidden fees, is software paid separately, software inalipiwa kando, is 20000 for everything, does the terminal come with veltopos installed, mashine inakuja na software, bei ni pamoja na software, kuna gharama zingine, software included when i buy the terminal",
  },
  ...catalogue.flatMap((machine) => [priceOf(machine), specsOf(machine)]),
  {
    id: "what-i-need",
    question: "What do I need to start selling?",
    answer:
      "VeltoPOS and something to run it on, such as our POS terminal. Most shops add a receipt printer, a barcode scanner and a payment terminal. Build your counter on the hardware page and see the total.",
    swahili: {
      question: "Nahitaji nini kuanza kuuza?",
      answer:
        "VeltoPOS na mashine ya kuitumia, kama POS terminal yetu. Maduka mengi yanaongeza printer ya risiti, scanner ya barcode na mashine ya kadi. Panga kaunta yako kwenye ukurasa wa vifaa uone jumla.",
    },
    source: "/pricing",
    also: "what equipment do i need, which machines do i need, full set, complete set, full pos system with machines, what do i need to start, do i need a printer, nahitaji mashine gani, what do i need for a supermarket with tills",
  },
  {
    id: "counter-price",
    question: "What does a whole counter cost?",
    answer: `One of each machine comes to ${formatCents(oneOfEach)}, VAT included. VeltoPOS, delivery, installation and training are priced separately. Choose your trade, shops and tills on the pricing page, and see your own sum.`,
    swahili: {
      question: "Kaunta nzima ni pesa ngapi?",
      answer: `Moja ya kila mashine ni jumla ya ${formatCents(oneOfEach)}, pamoja na VAT. VeltoPOS, delivery, installation na mafunzo zina bei zake kando. Chagua biashara yako, maduka na till kwenye ukurasa wa bei uone jumla yako.`,
    },
    source: "/pricing",
    also: "one complete set cost, total cost, how much will i spend in total, total cost of a pos system with printer and scanner, total cost to start a small shop, set up a supermarket with three tills, set up a restaurant with two tills, total cost of two tills and a printer, whole counter, cost of a full setup, cost of everything for a shop, complete pos system price, budget for a shop, kila kitu ya duka ni pesa ngapi, vifaa vyote ni pesa ngapi, jumla ya kila kitu, nahitaji kila kitu ya duka itanicost how much",
  },
  {
    id: "merchant-account",
    question: "Do I need a merchant account for the payment terminal?",
    answer:
      "Card payments need an agreement with a bank or payment company, and M-Pesa needs your own Till or PayBill. Ask us which ones this terminal works with before you order.",
    swahili: {
      question: "Je, nahitaji merchant account kwa mashine ya kadi?",
      answer:
        "Malipo ya kadi yanahitaji makubaliano na benki au kampuni ya malipo, na M-Pesa inahitaji Till au PayBill yako. Kabla ya kuagiza, tuulize mashine hii inafanya kazi na zipi.",
    },
    source: "/products/hardware/payment-terminals",
    also: "merchant account, which bank does the card machine work with, acquiring bank, card machine bank agreement, kcb equity coop pdq, card machine fees, card machine commission, transaction fee of payment terminal, does it need a sim card, settlement to my bank account",
  },
  {
    id: "other-goods",
    question: "Do you sell anything else, such as scales, tablets or phones?",
    answer: `We sell ${inWords(catalogue.length)} machines: ${listed(catalogue.map(({ family }) => inSentence(family)))}. We don't sell scales, cash drawers, paper rolls, tablets, computers, phones, cameras or power backup, and no used machines. If you need one of these, ask us.`,
    swahili: {
      question: "Mnauza kitu kingine, kama mizani, tablet au simu?",
      answer: `Mashine tunazouza: ${catalogue.map(({ name }) => inSentence(name)).join(", ")}. Hatuuzi mizani, cash drawer, karatasi za risiti, tablet, kompyuta, simu, kamera wala power backup, na hatuuzi mashine zilizotumika. Ukihitaji moja, tuulize.`,
    },
    source: "/products/hardware",
    also: "sell weighing scales, sell phones, sell tablets, tablet price, tablets for waiters, laptop price, phone price, new or refurbished, cash drawer, sell ipad, sell laptop, sell computers, desktop, sell internet, isp, sell ups, generator, solar, paper rolls, thermal paper, receipt paper, label printer, cctv camera, second hand machine, used machine, refurbished terminal, ex uk, trade in, buy old tills, accessories, customer display, which machines do you sell, do you sell printers, mashine gani mnauza, mnauza karatasi",
  },
  {
    id: "etr",
    question: "Do you sell ETR machines?",
    answer:
      "We don't sell ETR machines. For KRA eTIMS, how your invoices are sent depends on how your business is registered, so ask us before you buy, and make sure the answer is in your quote.",
    swahili: {
      question: "Mnauza mashine za ETR?",
      answer:
        "Hatuuzi mashine za ETR. Kuhusu eTIMS ya KRA, jinsi invoice zinavyotumwa inategemea biashara yako imesajiliwa vipi, kwa hivyo tuulize kabla ya kununua, na uhakikishe jibu liko kwenye quotation yako.",
    },
    source: "/etims",
    also: "etr, etr machine, etr machine price, electronic tax register, sell etr, mashine ya etr, bei ya etr, esd machine, fiscal printer",
  },
  {
    id: "trouble",
    question: "My machine or till is not working. What do I do?",
    answer: `Call ${mobile}: technical support for machines is 24/7. Have your order reference ready, and say what you see on the screen. You can also write on WhatsApp.`,
    swahili: {
      question: "Mashine au till yangu haifanyi kazi. Nifanye nini?",
      answer: `Piga ${mobile}: msaada wa kiufundi wa mashine uko 24/7. Uwe na nambari ya oda, na useme unaona nini kwenye skrini. Unaweza pia kuandika WhatsApp.`,
    },
    source: "/contact",
    trouble: true,
    also: "machine broken, till stuck, pos stuck, customers in the queue and pos stuck, machine not working, machine stopped, printer not printing, scanner not scanning, terminal frozen, system hanging, screen blank, error on the till, cannot log in to the till, forgot my password, machine faulty, system down, till frozen, urgent help, help my till, screen cracked, printer broke on the second day,  technical problem, mashine imeharibika, till imekwama, printer haifanyi kazi, machine imezima, system iko down, shida na mashine",
  },
  {
    id: "warranty",
    question: "What if a machine breaks down?",
    answer: `Call ${mobile}: technical support for machines is 24/7. Each machine carries its manufacturer's warranty. Beyond it we offer extended warranty, on-site service and replacement parts.`,
    swahili: {
      question: "Mashine ikiharibika inakuaje?",
      answer: `Piga ${mobile}: msaada wa kiufundi wa mashine uko 24/7. Kila mashine ina warranty ya mtengenezaji. Zaidi ya hiyo tuna warranty ya ziada, fundi anayekuja dukani kwako na spare parts.`,
    },
    source: "/delivery-warranty-returns",
    also: "warranty, guarantee, is there a warranty, repairs, do you repair, do you repair machines, maintenance, replacement parts, spare parts for the printer, technician, send a technician to town, repair in town, on-site service, who fixes it if it breaks, what if it spoils, after sales service, mna fundi, mnatengeneza mashine zilizoharibika, mashine ikiharibika mtatengeneza",
  },
  {
    id: "warranty-period",
    question: "How long is the warranty?",
    answer:
      "Each machine carries its manufacturer's warranty. Our written confirmation of the order states how long it lasts and what it covers; ask us before you order. You can also buy an extended warranty.",
    swahili: {
      question: "Warranty ni ya muda gani?",
      answer:
        "Kila mashine ina warranty ya mtengenezaji. Tukithibitisha oda yako kwa maandishi, tunakuambia ni ya muda gani na inashughulikia nini; tuulize kabla ya kuagiza. Unaweza pia kununua warranty ya ziada.",
    },
    source: "/delivery-warranty-returns",
    also: "warranty period of the terminal, warranty of the printer, warranty of the scanner, how many years warranty, warranty months, one year warranty, length of the guarantee, extended warranty, warranty ya miaka mingapi, warranty ni muda gani, what does the warranty cover",
  },
];

function priceOf(machine: Hardware): FaqEntry {
  const name = inSentence(machine.name);
  const price = formatCents(machine.price);
  return {
    id: `${machine.id}-price`,
    question: `How much is a ${name}?`,
    answer: `One ${name} costs ${price}, VAT included. VeltoPOS is priced separately. The order form shows the total before you send it.`,
    swahili: {
      question: `${capital(name)} ni bei gani?`,
      answer: `${capital(name)} moja ni ${price}, pamoja na VAT. VeltoPOS ina bei yake kando. Fomu ya oda inaonyesha jumla kabla hujatuma.`,
    },
    source: machine.path,
    also: askedOf(machine.id).price,
  };
}

function specsOf(machine: Hardware): FaqEntry {
  const name = inSentence(machine.name);
  const asked = askedOf(machine.id);
  const called = asked.called ?? name;
  const specs = ownSpecs(machine);
  return {
    id: `${machine.id}-specs`,
    question: `What are the specifications of the ${name}?`,
    answer: specsText(name, specs),
    swahili: {
      question: `Sifa za ${name} ni gani?`,
      answer: specsText(name, ownSpecs(findIn("sw", machine.id))),
    },
    source: machine.path,
    also: [
      `${called} specs, ${called} specifications, ${called} details, ${called} size, ${called} model, ${called} features`,
      ...specs.map((spec) => `${called} ${spec.name}`),
      asked.specs,
    ].join(", "),
  };
}

/** The last two, which machines it works with and the software, say nothing about this one. */
function ownSpecs({ specs }: Hardware) {
  return specs.slice(0, -2);
}

function specsText(name: string, specs: Hardware["specs"]): string {
  return `${capital(name)}. ${specs.map(({ name, value }) => `${name}: ${value}`).join(". ")}.`;
}

function findIn(language: Language, id: Hardware["id"]): Hardware {
  return catalogueIn[language].find((machine) => machine.id === id) ?? findHardware(id);
}

function priceList(): string {
  return capital(catalogue.map(({ name, price }) => `${inSentence(name)} ${formatCents(price)}`).join(", "));
}
