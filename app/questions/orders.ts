import type { FaqEntry } from "./entry";

export const orderEntries: FaqEntry[] = [
  {
    id: "order-hardware",
    question: "How do I order hardware?",
    answer:
      "Choose a machine and press Purchase. Give your name, email, phone, shipping address and quantity. You get an order reference straight away, and we will call you about payment and delivery.",
    swahili:
      "Chagua mashine kisha ubonyeze Purchase. Andika jina, email, simu, mahali pa kuletewa na idadi. Utapata nambari ya oda papo hapo, kisha tutakupigia kuhusu malipo na delivery.",
    source: "/products/hardware",
    also: "buy a machine, purchase online, place an order, checkout, nunua",
  },
  {
    id: "order-payment",
    question: "How can I pay for an order?",
    answer:
      "Choose credit card, M-Pesa or PayPal in the order form. You pay nothing when you order. We will call you to confirm, and then you pay on the page of your order or as we agree.",
    swahili:
      "Chagua credit card, M-Pesa au PayPal kwenye fomu ya oda. Hulipi chochote unapoagiza. Tunakupigia kuthibitisha, kisha unalipa kwenye ukurasa wa oda yako au jinsi tutakavyokubaliana.",
    source: "/products/hardware",
    also: "pay with mpesa for hardware, paybill, till number, lipa na mpesa, visa, mastercard, payment methods, payment options, how do i pay",
  },
  {
    id: "other-payment",
    question: "Can I pay cash on delivery, by bank transfer or with Airtel Money?",
    answer:
      "The order form has credit card, M-Pesa and PayPal. Cash on delivery, bank transfer, Airtel Money and others are not on it. If you need to pay for an order another way, ask us first. At your own till, VeltoPOS takes cash, M-Pesa, credit card and bank transfer.",
    swahili:
      "Fomu ya oda ina credit card, M-Pesa na PayPal. Kulipa mzigo ukifika, bank transfer, Airtel Money na njia nyingine hazimo. Ukihitaji kulipia oda kwa njia nyingine, tuulize kwanza. Kwenye till yako, VeltoPOS inapokea cash, M-Pesa, credit card na bank transfer.",
    source: "/terms",
    also: "cod, airtel, t-kash, tkash, bank transfer, pesalink, eft, rtgs, bitcoin, crypto, cheque",
  },
  {
    id: "instalments",
    question: "Can I pay for hardware in instalments?",
    answer:
      "Instalments, hire purchase, leasing and credit are not listed for our machines. The order form has credit card, M-Pesa and PayPal. If you want to pay in parts, ask us before you order.",
    swahili:
      "Lipa mdogo mdogo, kukodisha au mkopo havijaorodheshwa kwa mashine zetu. Fomu ya oda ina credit card, M-Pesa na PayPal. Ukitaka kulipa kidogo kidogo, tuulize kabla ya kuagiza.",
    source: "/terms",
    also: "installments, in parts, slowly, monthly, loan, credit, financing, hire purchase, lease, deposit",
  },
  {
    id: "vat",
    question: "Do prices include VAT?",
    answer:
      "Yes. Hardware prices on this site include 16% VAT. The confirmation and your tax invoice show it.",
    swahili:
      "Ndiyo. Bei za mashine kwenye tovuti hii zina VAT ya 16% ndani. Utaiona kwenye uthibitisho wa oda na tax invoice yako.",
    source: "/terms",
    also: "vat inclusive, vat exclusive, with tax, before tax, plus vat, tax included in the price",
  },
  {
    id: "tax-invoice",
    question: "Do I get a tax invoice for my order?",
    answer:
      "Yes, after payment, with the VAT shown. Give your KRA PIN on the page of your order if your business claims the VAT back.",
    swahili:
      "Ndiyo, baada ya malipo, ikionyesha VAT. Weka KRA PIN yako kwenye ukurasa wa oda yako kama biashara yako inadai VAT.",
    source: "/terms",
    also: "kra pin on the order, claim vat back, input vat, invoice for the machine",
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
    id: "discounts",
    question: "Do you give discounts?",
    answer:
      "Discounts are not listed on this site. For several machines, or for a whole shop, request a quote and ask.",
    swahili:
      "Punguzo halijaorodheshwa kwenye tovuti hii. Ukitaka mashine kadhaa, au za duka zima, omba quote na uulize.",
    source: "/request-demo",
    also: "offers, cheaper, best price, negotiate, student, ngo",
  },
  {
    id: "delivery",
    question: "Do you deliver, and what does delivery cost?",
    answer:
      "You give a shipping address with the order. The day and the cost of delivery depend on the place, so we agree on both with you before the machine leaves us.",
    swahili:
      "Unapoagiza, andika mahali pa kuletewa. Siku na gharama ya delivery hutegemea mahali, kwa hivyo tunakubaliana nawe kabla mashine haijatoka kwetu.",
    source: "/terms",
    also: "shipping outside nairobi, transport to a town upcountry, how long delivery takes, how fast, how quick, courier, delivery time, delivery fee, free delivery",
  },
  {
    id: "track-order",
    question: "Where is my order?",
    answer:
      "Each order has a page of its own with its status. If you lost the link, enter the order reference and the email or phone number you ordered with, and we will email you the link.",
    swahili:
      "Kila oda ina ukurasa wake unaoonyesha imefika wapi. Ukipoteza link, andika nambari ya oda na email au simu uliyotumia kuagiza, nasi tutakutumia link kwa email.",
    source: "/orders/find",
    also: "track my order, order status, find order, lost order link, follow my delivery, reference number",
  },
  {
    id: "returns",
    question: "Can I return a machine or cancel an order?",
    answer:
      "You may cancel before dispatch, and return an unused machine in its box within 14 days of delivery. If a machine is faulty, we pay for sending it back, and you choose between a replacement and your money.",
    swahili:
      "Unaweza kughairi oda kabla haijatumwa, na kurudisha mashine ambayo haijatumika, ikiwa kwenye boksi lake, ndani ya siku 14 baada ya kuipokea. Mashine ikiwa na hitilafu, gharama ya kuirudisha ni yetu, nawe unachagua kupewa nyingine au kurudishiwa pesa.",
    source: "/terms",
    also: "refund, exchange, money back, cancel my order, faulty on arrival, return policy",
  },
];
