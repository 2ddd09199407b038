import { site } from "~/site";
import type { FaqEntry } from "./entry";

const [mobile, landline] = site.phones;
const { label: hours, swahili: saa } = site.workingHours;

export const companyEntries: FaqEntry[] = [
  {
    id: "support-hours",
    question: "When can I reach you?",
    answer: `People answer ${hours}. Machine down? Call ${mobile}: technical support for machines is 24/7. This chat is automatic and answers at any hour.`,
    swahili: {
      question: "Mnapatikana lini?",
      answer: `Tunajibu ${saa}. Mashine imekwama? Piga ${mobile}: msaada wa kiufundi wa mashine uko 24/7. Chat hii ni automatic na inajibu wakati wowote.`,
    },
    source: "/contact",
    also: "support hours, opening hours, working hours, office hours, are you open, open on saturday, open on sunday, do you work on sunday, open on holidays, public holidays, open at night, open now, closing time, customer care hours, help desk, is support 24/7, what time do you open or close, mnafanya kazi jumapili, mko kazini leo, mnafunga lini",
  },
  {
    id: "contact",
    question: "How do I contact Velto, and where are you?",
    answer: `We are in ${site.address.district}. Call ${mobile} or ${landline}, or email ${site.email.info}. People answer ${hours}. The contact page has a message form.`,
    swahili: {
      question: "Nitawapataje, na mko wapi?",
      answer: `Tuko ${site.address.district}. Piga simu ${mobile} au ${landline}, au tuma email kwa ${site.email.info}. Tunajibu ${saa}. Pia kuna fomu ya ujumbe kwenye ukurasa wa mawasiliano.`,
    },
    source: "/contact",
    also: "phone number, contact number, call you, contacts, how to reach you, email address, send an email, location, office location, where is your office, office exactly, office address, physical address, directions, building, which building, which floor, which street, map, based, located, mko wapi, uko wapi, where are you, number ya simu",
  },
  {
    id: "office",
    question: "Do you have an office or branch in my town?",
    answer: `Our office is in ${site.address.district}. We have no other branch. We agree on delivery to your town when we call.`,
    swahili: {
      question: "Mna ofisi au tawi kwenye mji wangu?",
      answer: `Ofisi yetu iko ${site.address.district}. Hatuna tawi lingine. Delivery hadi mji wako tunakubaliana tukikupigia.`,
    },
    source: "/contact",
    also: "velto office, branch in town, office in town, shop in town, outlet in town, town branch, town office, agent in town, dealer in town, do you have a branch, do you have several branches, do you have a shop, your branches, your other offices, how many branches do you have, physical shop, other countries, are you in town",
  },
  {
    id: "visit",
    question: "Can I come and see the machines?",
    answer: `Call ${mobile} first, so that we agree on a time and on what you want to see. Our office is in ${site.address.district}; people are there ${hours}.`,
    swahili: {
      question: "Naweza kuja kuona mashine?",
      answer: `Tupigie kwanza ${mobile}, tukubaliane saa na unachotaka kuona. Ofisi yetu iko ${site.address.district}; tunafanya kazi ${saa}.`,
    },
    source: "/contact",
    also: "come see machine, visit your office, visit you, showroom to see machines, view the machine before buying, touch the machine, see the terminal physically, come to your shop and see the terminals, collect it myself, pick up from your office, pick it up, walk in, kuja kuona mashine, mko wapi nije kuona mashine, where are you i come to see the machines, kuja kuchukua mashine",
  },
  {
    id: "about-chat",
    question: "Am I talking to a person?",
    answer: `This chat is automatic: it answers from this site, in English and Swahili. Ask for a person at any time. People answer ${hours}.`,
    swahili: {
      question: "Naongea na mtu?",
      answer: `Chat hii ni automatic: majibu yake yanatoka kwenye tovuti hii, kwa Kiingereza na Kiswahili. Unaweza kuomba kuongea na mtu wakati wowote. Tunajibu ${saa}.`,
    },
    source: "/contact",
    also: "are you a robot, are you a bot, are you human, are you a real person, are you ai, chatgpt, artificial intelligence, who answers the chat, is this a computer, wewe ni robot",
  },
  {
    id: "whatsapp",
    question: "What is your WhatsApp number?",
    answer: `Our WhatsApp number is ${mobile}. People answer ${hours}.`,
    swahili: {
      question: "Nambari yenu ya WhatsApp ni gani?",
      answer: `Nambari yetu ya WhatsApp ni ${mobile}. Tunajibu ${saa}.`,
    },
    source: "/contact",
    also: "whatsapp, whatsapp number, are you on whatsapp, chat on whatsapp, write on whatsapp",
  },
  {
    id: "demo",
    question: "How do I get a demo?",
    answer:
      "Fill in the form with your name, business email, company and phone, and our team will call you. You see the software set up for your business. A demo is free and without obligation.",
    swahili: {
      question: "Nitapataje demo?",
      answer:
        "Jaza fomu: jina, email ya biashara, kampuni na simu, nasi tutakupigia. Utaona system ikiwa imepangwa kwa biashara yako. Demo ni bure na haikulazimishi kununua.",
    },
    source: "/request-demo",
    also: "demo, book a demo, online demo, physical demo, demo at our office, come to our office for a demo, free demo, show me, see it working, presentation, how it works, can someone show me how it works before i buy, nataka kuona demo, demo ya system, come to my shop to show me",
  },
  {
    id: "try-online",
    question: "Can I try VeltoPOS before I buy?",
    answer:
      "Try a working till in your browser: make a sale, take payment, then switch off its network. It is free and needs no sign-up. A demo with our team is free too.",
    swahili: {
      question: "Naweza kujaribu VeltoPOS kabla ya kununua?",
      answer:
        "Jaribu till inayofanya kazi kwenye browser yako: uza, pokea malipo, kisha uzime mtandao wake. Ni bure na huhitaji kujisajili. Demo na timu yetu pia ni bure.",
    },
    source: "/products/veltopos/try",
    also: "free trial, trial, trial version, trial period, how long is the trial, does the trial need a credit card, test it first, test the system, try it online, try the till, try before buying, jaribu system kwanza",
  },
  {
    id: "consultation",
    question: "Can I talk to someone before I decide?",
    answer:
      "Yes. Request a consultation through the contact page. Tell us what you use today and what you want to change, and we will get back to you.",
    swahili: {
      question: "Naweza kuongea na mtu kabla ya kuamua?",
      answer:
        "Ndiyo. Omba consultation kwenye ukurasa wa mawasiliano. Tuambie unatumia nini leo na unataka kubadilisha nini, nasi tutakujibu.",
    },
    source: "/contact",
    also: "consultation, get advice, consultant, which product suits me, which one should i choose, help me choose, recommend",
  },
  {
    id: "contract",
    question: "Do I sign a contract?",
    answer:
      "Reading this site, asking for a demo or sending a message commits you to nothing. VeltoERP and VeltoPOS come with a contract of their own, and you read it before you sign. Hardware orders follow the terms on this site.",
    swahili: {
      question: "Je, nasaini mkataba?",
      answer:
        "Kusoma tovuti, kuomba demo au kutuma ujumbe hakukufungi. VeltoERP na VeltoPOS zina mkataba wake, na unausoma kabla ya kusaini. Oda za mashine zinafuata masharti ya tovuti hii.",
    },
    source: "/terms",
    also: "contract length, lock in contract, minimum term, cancel subscription, agreement, notice period, commitment, terms and conditions, stop using it any time",
  },
  {
    id: "data-protection",
    question: "What happens to the data I send you?",
    answer:
      "We store what you send through a form to answer you or handle your order. The privacy policy says what is kept, for how long and your rights under Kenya's Data Protection Act 2019.",
    swahili: {
      question: "Mnafanya nini na taarifa ninazotuma?",
      answer:
        "Tunahifadhi unachotuma kwa fomu ili tukujibu au tushughulikie oda yako. Sera ya faragha inaeleza tunachohifadhi, kwa muda gani, na haki zako chini ya Data Protection Act 2019 ya Kenya.",
    },
    source: "/privacy",
    also: "privacy, privacy policy, personal data, personal information, who sees my information, data protection act, gdpr, delete my data, cookies, tracking cookies, odpc, spam, share my number with others",
  },
  {
    id: "about",
    question: "Who is Velto?",
    answer:
      "A software company in Nairobi. We build VeltoERP and VeltoPOS and sell the hardware to run them, for businesses in Kenya and the rest of Africa.",
    swahili: {
      question: "Velto ni nani?",
      answer:
        "Sisi ni kampuni ya software ya Nairobi. Tunatengeneza VeltoERP na VeltoPOS, na kuuza mashine zake, kwa biashara za Kenya na Afrika nzima.",
    },
    source: "/company",
    also: "who are you, who owns the company, owner, founders, founder of the company, about you, about the company, what do you do, what do you sell, what is velto, mission, vision, values, your team, kenyan company, tell me about yourself, mnafanya nini, nyinyi ni nani, kampuni yenu, mnauza nini",
  },
  {
    id: "careers",
    question: "Are you hiring?",
    answer:
      "When we have open posts, they are on the careers page, with the four steps of hiring. If none suits you, write anyway and tell us what you do well.",
    swahili: {
      question: "Mna nafasi za kazi?",
      answer:
        "Nafasi za kazi zikipatikana tunaziweka kwenye ukurasa wa nafasi za kazi, pamoja na hatua nne za kuajiriwa. Kama hakuna inayokufaa, tuandikie tu utuambie unachofanya vizuri.",
    },
    source: "/careers",
    also: "jobs, job openings, vacancies, internship, industrial attachment, attachment for students, career, work for velto, apply for a job, send my cv, kazi, nafasi za kazi, natafuta kazi",
  },
];
