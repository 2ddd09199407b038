import type { FaqEntry } from "./entry";

export const orderEntries: FaqEntry[] = [
  {
    id: "order-hardware",
    question: "How do I order hardware?",
    answer:
      "Choose a machine and press Purchase. Give your name, email, phone, shipping address and quantity. You get an order reference straight away, and we contact you about payment and delivery.",
    swahili:
      "Chagua mashine kisha ubonyeze Purchase. Andika jina, email, simu, anwani ya kupelekewa na idadi. Unapata nambari ya oda papo hapo, kisha tunawasiliana nawe kuhusu malipo na usafirishaji.",
    source: "/products/hardware",
    also: "buy a machine, purchase online, place an order, checkout, nunua",
  },
  {
    id: "order-payment",
    question: "How can I pay for an order?",
    answer:
      "Choose credit card, M-Pesa or PayPal in the order form. No payment is taken on the page: the order is stored first, and we agree the payment with you after.",
    swahili:
      "Chagua credit card, M-Pesa au PayPal kwenye fomu ya oda. Hakuna malipo yanayochukuliwa kwenye ukurasa: oda inahifadhiwa kwanza, kisha tunakubaliana nawe kuhusu malipo.",
    source: "/products/hardware",
    also: "pay with mpesa for hardware, paybill, till number, lipa na mpesa, visa, mastercard, payment methods, payment options, how do i pay",
  },
  {
    id: "other-payment",
    question: "Can I pay cash on delivery or with Airtel Money?",
    answer:
      "Cash on delivery, Airtel Money and the like are not listed on this site. The order form has credit card, M-Pesa and PayPal; at the till VeltoPOS takes cash, M-Pesa and credit card. If you need another way, ask us first.",
    swahili:
      "Kulipa mzigo ukifika, Airtel Money na kadhalika havijaorodheshwa hapa. Fomu ya oda ina credit card, M-Pesa na PayPal; kwenye till VeltoPOS inapokea cash, M-Pesa na credit card. Ukihitaji njia nyingine, tuulize kwanza.",
    source: "/terms",
    also: "cod, when it arrives, airtel, t-kash, tkash, bitcoin, crypto, cheque",
  },
  {
    id: "instalments",
    question: "Can I pay for hardware in instalments?",
    answer:
      "Instalments, hire purchase and credit are not listed for our machines. The order form has credit card, M-Pesa and PayPal. If you want to pay in parts, ask us before you order.",
    swahili:
      "Kulipa kidogo kidogo au kwa mkopo hakujaorodheshwa kwa mashine zetu. Fomu ya oda ina credit card, M-Pesa na PayPal. Ukitaka kulipa kwa awamu, tuulize kabla ya kuagiza.",
    source: "/terms",
    also: "installments, in parts, slowly, monthly, loan, credit, financing, hire purchase, deposit",
  },
  {
    id: "vat",
    question: "Do prices include VAT?",
    answer:
      "Yes. Hardware prices on this site include 16% VAT. The confirmation and your tax invoice show it.",
    swahili:
      "Ndiyo. Bei za mashine kwenye tovuti hii zina VAT ya 16% ndani. Uthibitisho wa oda na tax invoice yako zinaionyesha.",
    source: "/terms",
    also: "vat inclusive, vat exclusive, with tax, before tax, plus vat, tax included in the price, tax invoice for my order",
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
    swahili:
      "Unaandika anwani ya kupelekewa unapoagiza. Siku na gharama ya usafirishaji hutegemea mahali, kwa hivyo tunakubaliana nawe kabla mashine haijatoka kwetu.",
    source: "/terms",
    also: "shipping outside nairobi, transport to a town upcountry, how long delivery takes, how fast, how quick, courier, delivery time, delivery fee, free delivery",
  },
  {
    id: "track-order",
    question: "Where is my order?",
    answer:
      "Each order has a page of its own with its status. If you lost the link, enter the order reference and the email you ordered with, and we email you the link.",
    swahili:
      "Kila oda ina ukurasa wake unaoonyesha imefika wapi. Ukipoteza link, andika nambari ya oda na email uliyoagiza nayo, nasi tunakutumia link kwa email.",
    source: "/orders/find",
    also: "track my order, order status, find order, lost order link, follow my delivery, reference number",
  },
  {
    id: "returns",
    question: "Can I return a machine or cancel an order?",
    answer:
      "You may cancel before dispatch, and return an unused machine in its box within 14 days of delivery. A faulty machine goes back at our cost, and you choose between a replacement and your money.",
    swahili:
      "Unaweza kughairi oda kabla haijatumwa, na kurudisha mashine ambayo haijatumika, ikiwa kwenye boksi lake, ndani ya siku 14 baada ya kuipokea. Mashine yenye hitilafu inarudi kwa gharama yetu, nawe unachagua nyingine au pesa zako.",
    source: "/terms",
    also: "refund, exchange, money back, cancel my order, faulty on arrival, return policy",
  },
];
