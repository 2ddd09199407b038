import { site } from "~/site";
import type { FaqEntry } from "./entry";

const [mobile] = site.phones;

export const companyEntries: FaqEntry[] = [
  {
    id: "support-hours",
    question: "When can I reach you?",
    answer: `People answer ${site.workingHours.label}. Technical support for machines is 24/7. The chat on this site is automatic and answers at any hour.`,
    swahili: `Tunajibu ${site.workingHours.swahili}. Msaada wa kiufundi wa mashine unapatikana 24/7. Chat ya tovuti hii ni automatic na inajibu wakati wowote.`,
    source: "/contact",
    also: "support hours, open on saturday, open on sunday, at night, weekends, help desk, customer care, working hours, opening hours, office hours, what time do you open or close",
  },
  {
    id: "contact",
    question: "How do I contact Velto, and where are you?",
    answer: `We are in ${site.address.district}. Call ${mobile} or ${site.phones[1]}, or email ${site.email.info}. The contact page has a message form.`,
    swahili: `Tuko ${site.address.district}. Piga simu ${mobile} au ${site.phones[1]}, au tuma email kwa ${site.email.info}. Pia kuna fomu ya ujumbe kwenye ukurasa wa Contact.`,
    source: "/contact",
    also: "phone number, call, email address, location, office, directions, do you have a shop in town, physical shop, showroom, visit, talk to a person, human",
  },
  {
    id: "about-chat",
    question: "Am I talking to a person?",
    answer: `The chat is automatic: it answers from this site. Ask for a person at any time. People answer ${site.workingHours.label}.`,
    swahili: `Chat hii ni automatic: majibu yake yanatoka kwenye tovuti hii. Unaweza kuomba kuongea na mtu wakati wowote. Tunajibu ${site.workingHours.swahili}.`,
    source: "/contact",
    also: "robot, bot, ai, chatgpt, artificial, automatic, who answers the chat, is this a computer",
  },
  {
    id: "whatsapp",
    question: "What is your WhatsApp number?",
    answer: `Our WhatsApp number is ${mobile}. People answer ${site.workingHours.label}.`,
    swahili: `Nambari yetu ya WhatsApp ni ${mobile}. Tunajibu ${site.workingHours.swahili}.`,
    source: "/contact",
    also: "whatsapp, whatsup, watsapp, chat on whatsapp",
  },
  {
    id: "demo",
    question: "How do I get a demo?",
    answer:
      "Fill in the form with your name, business email, company and phone, and our team will call you. You see the software set up for your business. A demo is free and without obligation.",
    swahili:
      "Jaza fomu: jina, email ya biashara, kampuni na simu, nasi tutakupigia. Utaona system ikiwa imepangwa kwa biashara yako. Demo ni bure na haikulazimishi kununua.",
    source: "/request-demo",
    also: "see it working, try, trial, test, show me, presentation, book a demo, free demo",
  },
  {
    id: "consultation",
    question: "Can I talk to someone before I decide?",
    answer:
      "Yes. Request a consultation through the contact page. Tell us what you use today and what you want to change, and we will get back to you.",
    source: "/contact",
    also: "consultation, advice, consultant, sales person, speak to sales, which product suits me",
  },
  {
    id: "contract",
    question: "Do I sign a contract?",
    answer:
      "Reading this site, asking for a demo or sending a message commits you to nothing. VeltoERP and VeltoPOS come with a contract of their own, and you read it before you sign. Hardware orders follow the terms on this site.",
    source: "/terms",
    also: "contract length, lock-in, minimum term, cancel subscription, agreement, notice period, commitment, terms and conditions",
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
    id: "about",
    question: "Who is Velto?",
    answer:
      "A software company in Nairobi. We build VeltoERP and VeltoPOS and sell the hardware to run them, for businesses in Kenya and the rest of Africa.",
    swahili:
      "Sisi ni kampuni ya software ya Nairobi. Tunatengeneza VeltoERP na VeltoPOS, na kuuza mashine zake, kwa biashara za Kenya na Afrika kwa jumla.",
    source: "/company",
    also: "about us, company, mission, vision, values, team, founders, kenyan company, who are you",
  },
  {
    id: "careers",
    question: "Are you hiring?",
    answer:
      "When we have open posts, they are on the careers page, with the four steps of hiring. If none suits you, write anyway and tell us what you do well.",
    swahili:
      "Nafasi za kazi zikipatikana huwekwa kwenye ukurasa wa Careers, pamoja na hatua nne za kuajiri. Kama hakuna inayokufaa, tuandikie tu utuambie unachofanya vizuri.",
    source: "/careers",
    also: "jobs, vacancies, internship, attachment, kazi, work for velto, apply, career, cv",
  },
];
