import { site } from "~/site";
import type { FaqEntry } from "./entry";

const [mobile] = site.phones;

export const orderEntries: FaqEntry[] = [
  {
    id: "order-hardware",
    question: "How do I order hardware?",
    answer:
      "Choose a machine and press Purchase. Give your name, email, phone, delivery address and quantity. You get an order reference straight away, and we call you about payment and delivery.",
    swahili: {
      question: "Nitaagizaje mashine?",
      answer:
        "Chagua mashine kisha ubonyeze kitufe cha kununua. Andika jina, email, simu, mahali pa kuletewa na idadi. Utapata nambari ya oda papo hapo, kisha tutakupigia kuhusu malipo na delivery.",
    },
    source: "/products/hardware",
    also: "order a machine, buy a machine, buy hardware, purchase online, place an order, how to order, how do i buy, i want to buy, checkout, make an order, add more to my order, nataka kununua mashine, nataka kuagiza, naweza nunua wapi, is it in stock, available now",
  },
  {
    id: "order-payment",
    question: "How can I pay for an order?",
    answer:
      "Choose credit card, M-Pesa or PayPal in the order form. You pay nothing when you order. We call you to confirm, and then you pay on the page of your order or as our confirmation says.",
    swahili: {
      question: "Nitalipia oda aje?",
      answer:
        "Chagua kadi, M-Pesa au PayPal kwenye fomu ya oda. Hulipi chochote unapoagiza. Tunakupigia tuithibitishe, kisha unalipa kwenye ukurasa wa oda yako au kama uthibitisho wetu unavyosema.",
    },
    source: "/products/hardware",
    also: "how do i pay, how do i pay you, pay for my order, payment methods, payment options, ways to pay, pay for hardware with mpesa, do you accept mpesa, do you accept visa, do you accept mastercard, do you take cards, pay by card, paypal, do you accept paypal, your paybill, your paybill number, your till number, paybill number, where do i send the money, when do i pay, pay before delivery, do i pay first, pay online, pay in dollars, nitalipa aje, nalipa na mpesa, nalipaje, namba ya kulipia, mnakubali mpesa, is it safe to pay online",
  },
  {
    id: "other-payment",
    question: "Can I pay cash on delivery, by bank transfer or with Airtel Money?",
    answer:
      "Bank transfer: yes, after we confirm your order; the details are in our confirmation. Airtel Money, T-Kash, cheques and crypto: no. Cash on delivery: not offered; ask us before you order if you need it.",
    swahili: {
      question: "Naweza kulipa cash mzigo ukifika, kwa benki au Airtel Money?",
      answer:
        "Benki: ndiyo, tukishathibitisha oda yako; maelezo yako kwenye uthibitisho wetu. Airtel Money, T-Kash, cheque na crypto: hapana. Cash mzigo ukifika: hapana; tuulize kabla ya kuagiza ukihitaji.",
    },
    source: "/terms",
    also: "cod, cash on delivery, pay cash, pay in cash, pay on delivery, pay when it arrives, bank transfer, bank deposit, pay by bank, pesalink, eft, rtgs, airtel, airtel money, do you accept airtel money, tkash, t-kash, bitcoin, crypto, cheque, kulipa cash, naweza lipa cash, nilipe mzigo ukifika, lipa baada ya kuletewa",
  },
  {
    id: "instalments",
    question: "Can I pay for hardware in instalments?",
    answer:
      "We don't offer instalments, hire purchase, leasing or credit on machines. An order is paid in full after we confirm it. If your company works with an LPO, ask us before you order.",
    swahili: {
      question: "Naweza kulipia mashine mdogo mdogo?",
      answer:
        "Hatuuzi mashine kwa mkopo wala lipa mdogo mdogo, na hatukodishi. Oda inalipwa yote tukishaithibitisha. Kampuni yako ikitumia LPO, tuulize kabla ya kuagiza.",
    },
    source: "/terms",
    also: "instalments, installments, installment plan, payment plan, pay in parts, pay slowly, pay monthly for the machine, pay half now, deposit and pay later, pay the rest later, pay later, buy now pay later, lipa later, credit terms, sell on credit, loan, financing for machines, asset finance, hire purchase, lease a machine, rent a machine, lpo, 30 days credit, mkopo, kulipa baadaye, lipa polepole, awamu, mnauza kwa awamu, kukodisha mashine",
  },
  {
    id: "vat",
    question: "Do prices include VAT?",
    answer:
      "Yes. Hardware prices on this site include 16% VAT. The confirmation and your eTIMS tax invoice show it.",
    swahili: {
      question: "Bei ni pamoja na VAT?",
      answer:
        "Ndiyo. Bei za mashine kwenye tovuti hii ni pamoja na VAT ya 16%. Utaiona kwenye uthibitisho wa oda na kwenye eTIMS tax invoice yako.",
    },
    source: "/terms",
    also: "vat, vat inclusive, vat included, vat exclusive, plus vat, with tax, before tax, are taxes included, price with tax, tax included in the price, bei na vat",
  },
  {
    id: "tax-invoice",
    question: "Do I get a tax invoice for my order?",
    answer:
      "Yes. Our people issue your eTIMS tax invoice in KRA's own program once the order is paid. It comes by email and stands on the page of your order. Enter your business's KRA PIN there first: you need it to claim input VAT and to deduct the expense.",
    swahili: {
      question: "Nitapata tax invoice ya oda yangu?",
      answer:
        "Ndiyo. Watu wetu wanatoa eTIMS tax invoice yako kwenye program ya KRA yenyewe oda ikishalipwa. Inakuja kwa email na iko kwenye ukurasa wa oda yako. Weka KRA PIN ya biashara yako hapo kwanza: unaihitaji kudai input VAT na kupunguza ushuru wa mapato.",
    },
    source: "/etims",
    also: "tax invoice, tax invoice for my order, will you give me an etims invoice, etims receipt for the machine, kra pin on the order, claim vat back, claim input vat, invoice for the machine, official invoice, vat invoice, nitapata invoice ya kra",
  },
  {
    id: "quotation",
    question: "Can I get a quotation or a pro-forma invoice?",
    answer:
      "Yes. For machines, choose them on the hardware page and ask for the quotation: a PDF at once, with prices that hold for 14 days. Each order has a pro-forma too. For software, request a demo and ask for a quote.",
    swahili: {
      question: "Naweza kupata quotation au pro forma invoice?",
      answer:
        "Ndiyo. Chagua mashine kwenye ukurasa wa vifaa kisha uombe quotation: unapata PDF papo hapo, na bei ni za siku 14. Kila oda ina pro forma pia. Kwa software, omba demo na uombe quotation.",
    },
    source: "/products/hardware",
    also: "quotation, quote, get a quote, request a quote, send me a quotation, send me a proforma for printers, formal quotation, pro forma invoice, proforma, quotation for a supermarket, quotation pdf, naomba quotation, naomba proforma, nipatie quotation, tender, invoice before paying, print a quotation for my boss, quotation ya kupeleka kwa boss, invoice for three terminals and three printers",
  },
  {
    id: "one-machine",
    question: "Can I buy one machine alone?",
    answer:
      "Each machine is sold by itself, from one unit up. Choose it on the hardware page and press Purchase. Tell us what you already have, and we say whether it works together.",
    swahili: {
      question: "Naweza kununua mashine moja peke yake?",
      answer:
        "Kila mashine inauzwa peke yake, kuanzia moja. Ichague kwenye ukurasa wa vifaa kisha ubonyeze kitufe cha kununua. Tuambie una nini tayari, tukuambie kama vitafanya kazi pamoja.",
    },
    source: "/products/hardware",
    also: "buy only the printer, buy only the scanner, buy the terminal only, just one machine, printer only, scanner only, nataka printer peke yake, mashine moja tu",
  },
  {
    id: "order-quantity",
    question: "Can I order many machines at once?",
    answer:
      "One order takes 1 to 999 units of a machine. For more than 999 units, or for a whole shop with software and set-up, request a quote.",
    swahili: {
      question: "Naweza kuagiza mashine nyingi pamoja?",
      answer:
        "Oda moja inachukua mashine 1 hadi 999 za aina moja. Ukitaka zaidi ya 999, au vifaa vya duka zima pamoja na software na kuwekewa, omba quotation.",
    },
    source: "/request-demo",
    also: "bulk order, order in bulk, wholesale order, maximum quantity, minimum order, order ten terminals, order several machines, how many can i order",
  },
  {
    id: "discounts",
    question: "Do you give discounts?",
    answer: "We publish no discounts. For several machines, or for a whole shop, request a quote and ask.",
    swahili: {
      question: "Kuna punguzo?",
      answer:
        "Hatuna punguzo lililotangazwa. Ukitaka mashine kadhaa, au za duka zima, omba quotation na uulize.",
    },
    source: "/request-demo",
    also: "discount, any discount, discount for several machines, discount for five tills, bulk discount, offers, black friday, cheaper, best price, last price, lower the price, reduce the price, bei ya mwisho, negotiate, negotiable, student discount, ngo discount, price match, promo code, punguza bei, punguzo, kuna offer",
  },
  {
    id: "delivery",
    question: "Do you deliver, and what does delivery cost?",
    answer:
      "Delivery is not in the price. The day and the cost depend on your town, so we agree on both with you before dispatch. Give your delivery address with the order.",
    swahili: {
      question: "Mnaleta, na delivery ni ngapi?",
      answer:
        "Delivery haiko kwenye bei. Siku na gharama zinategemea mji wako, kwa hivyo tunakubaliana nawe kabla ya kutuma. Andika mahali pa kuletewa unapoagiza.",
    },
    source: "/delivery-warranty-returns",
    also: "delivery, delivery in town, deliver to town, deliver to my town, ship to town, send to town, bring it to town, transport to town, deliver upcountry, deliver outside nairobi, deliver countrywide, deliver to other countries, ship abroad, deliver to uganda, ship to tanzania, deliver to rwanda, deliver to somalia, deliver to south sudan, delivery cost, delivery price, delivery fee, delivery charges, do you charge delivery, free delivery, is delivery free, does the price include delivery, delivery time, how long does delivery take, how many days for delivery, when will it arrive, how fast do you deliver, same day delivery, courier, g4s, parcel, do you deliver on sunday, mnaleta town, mnaleta hadi town, kuleta town ni ngapi, delivery ni ngapi, mnatuma town, send a machine to town, itafika lini, itachukua siku ngapi, who pays for transport, who pays the courier, mnatuma mzigo, send with g4s, how long to town",
  },
  {
    id: "track-order",
    question: "Where is my order?",
    answer:
      "Each order has a page of its own with its status. If you lost the link, enter the order reference and the email or phone number you ordered with, and we will email you the link.",
    swahili: {
      question: "Oda yangu iko wapi?",
      answer:
        "Kila oda ina ukurasa wake unaoonyesha imefika wapi. Ukipoteza link, andika nambari ya oda na email au simu uliyotumia kuagiza, nasi tutakutumia link kwa email.",
    },
    source: "/orders/find",
    trouble: true,
    also: "track order, track my order, order status, check my order, status of my order, find my order, lost order link, lost the link to my purchase, follow my delivery, order reference number, lost my reference, order not arrived, order delayed, order late, still waiting for my order, ordered last week nothing has come, two weeks since i ordered, i ordered and have not received, delivery has not come, no confirmation email, did not get the order email, nobody called about my order, oda imefika wapi, oda imechelewa, mzigo wangu uko wapi, mzigo haujafika, sijapata oda yangu, hamjanitumia oda, send me my order, when will you send my order",
  },
  {
    id: "paid-not-shown",
    question: "I paid, but my order doesn't show it. What now?",
    answer: `Open your order's page and enter the code of the M-Pesa message. We compare it with the M-Pesa statement and email you. Please don't pay again. If it still is not shown, call ${mobile} with your order reference.`,
    swahili: {
      question: "Nimelipa lakini oda haionyeshi. Nifanye nini?",
      answer: `Fungua ukurasa wa oda yako na uandike code ya ujumbe wa M-Pesa. Tunailinganisha na statement ya M-Pesa kisha tunakutumia email. Usilipe tena. Isipoonekana, piga ${mobile} na nambari ya oda.`,
    },
    source: "/orders/find",
    trouble: true,
    also: "i paid but order not showing paid, paid by mpesa but order still pending, payment not showing, payment not received, money deducted but order not paid, mpesa message came but order not showing, how do i know you received my money, have you received my payment, confirm my payment, paid but no receipt, have not received my receipt, payment failed but money gone, sent money to the paybill, paid twice, charged twice, double payment, paid the wrong amount, paid wrong paybill, overpaid, mpesa prompt did not come, no stk prompt, stk push did not come, prompt did not come to my phone, my payment failed, card declined, nimelipa lakini haionyeshi, nimelipa sijapata risiti, nimetuma pesa, pesa imetoka, nimelipa mara mbili",
  },
  {
    id: "change-order",
    question: "Can I change my order or its delivery address?",
    answer: `Yes, before dispatch. Call ${mobile} or write to ${site.email.sales} with your order reference, and say what should change.`,
    swahili: {
      question: "Naweza kubadilisha oda yangu au mahali pa kuletewa?",
      answer: `Ndiyo, kabla haijatumwa. Piga ${mobile} au andika kwa ${site.email.sales} na nambari ya oda, useme nini kibadilishwe.`,
    },
    source: "/contact",
    trouble: true,
    also: "change my order, edit my order, change delivery address, wrong address, mistake in the address, wrong address, entered a wrong delivery address, wrong phone number on my order, change quantity of my order, i ordered the wrong machine by mistake, change payment method, badilisha oda",
  },
  {
    id: "returns",
    question: "Can I return a machine or cancel an order?",
    answer: `You may cancel before dispatch, and return an unused machine in its box within ${site.promises.returnDays} days of delivery. If a machine is faulty, we pay for sending it back, and you choose between a replacement and your money. After that the manufacturer's warranty applies.`,
    swahili: {
      question: "Naweza kurudisha mashine au kughairi oda?",
      answer:
        "Unaweza kughairi oda kabla haijatumwa, na kurudisha mashine ambayo haijatumika, ikiwa kwenye boksi lake, ndani ya siku 14 baada ya kuletewa. Mashine ikiwa na shida, gharama ya kuirudisha ni yetu, nawe unachagua kupewa nyingine au kurudishiwa pesa. Baada ya hapo kuna warranty ya mtengenezaji.",
    },
    source: "/delivery-warranty-returns",
    also: "refund, my refund, money back, get my money back, money back if it is faulty, money back guarantee, exchange, return a machine, return a printer, return a scanner, return a terminal, return policy, return after one month, send it back, cancel order, cancel my order, cancel what i ordered, changed my mind, i don't like it, faulty on arrival, arrived damaged, wrong machine delivered, received the wrong item, rudisha mashine, rudishiwa pesa, ghairi oda, nimebadilisha mawazo, machine came broken, nitarudishaje mashine, kurudisha mashine, narudishaje mashine niliyonunua",
  },
  {
    id: "refund-time",
    question: "How long does a refund take?",
    answer:
      "Within 14 days: of your cancelling an order, or of our receiving the machine you send back. The money goes back the way you paid.",
    swahili: {
      question: "Kurudishiwa pesa kunachukua muda gani?",
      answer:
        "Ndani ya siku 14: tangu ughairi oda, au tangu tupokee mashine uliyorudisha. Pesa zinarudi kwa njia uliyolipia.",
    },
    source: "/delivery-warranty-returns",
    also: "how long is a refund, when do i get my money back, refund time, how many days for a refund, when will the refund come, nitarudishiwa pesa lini, pesa yangu itarudi lini, refund inachukua muda gani, refund inachukua siku ngapi",
  },
];
