import { site } from "~/site";
import type { FaqEntry } from "./entry";

const [mobile] = site.phones;

export const companyEntries: FaqEntry[] = [
  {
    id: "support-hours",
    question: "When can I reach you?",
    answer: `People answer ${site.workingHours.label}. Technical support for machines is there 24/7. This chat is automatic and answers at any hour.`,
    swahili: `Watu wetu hujibu ${site.workingHours.swahili}. Msaada wa kiufundi wa mashine upo 24/7. Chat hii ni ya kompyuta na hujibu wakati wowote.`,
    source: "/contact",
    also: "support hours, open on saturday, open on sunday, at night, weekends, help desk, customer care, working hours, opening hours, office hours, what time do you open or close",
  },
  {
    id: "contact",
    question: "How do I contact Velto, and where are you?",
    answer: `We are in ${site.address.district}. Call ${mobile} or ${site.phones[1]}, or email ${site.email.info}. The contact page has a message form.`,
    swahili: `Tuko ${site.address.district}. Piga ${mobile} au ${site.phones[1]}, au tuma email kwa ${site.email.info}. Ukurasa wa Contact una fomu ya ujumbe.`,
    source: "/contact",
    also: "phone number, call, email address, location, office, directions, do you have a shop in town, physical shop, showroom, visit, talk to a person, human",
  },
  {
    id: "about-chat",
    question: "Am I talking to a person?",
    answer: `This chat is automatic: it answers from this site. Ask for a person at any time. People answer ${site.workingHours.label}.`,
    swahili: `Chat hii ni ya kompyuta: inajibu kutoka kwa tovuti hii. Unaweza kuomba mtu wakati wowote. Watu wetu hujibu ${site.workingHours.swahili}.`,
    source: "/contact",
    also: "robot, bot, ai, chatgpt, artificial, automatic, who answers the chat, is this a computer",
  },
  {
    id: "whatsapp",
    question: "What is your WhatsApp number?",
    answer: `Our WhatsApp number is ${mobile}. People answer ${site.workingHours.label}.`,
    swahili: `Nambari yetu ya WhatsApp ni ${mobile}. Watu wetu hujibu ${site.workingHours.swahili}.`,
    source: "/contact",
    also: "whatsapp, whatsup, watsapp, chat on whatsapp",
  },
  {
    id: "demo",
    question: "How do I get a demo?",
    answer:
      "Fill in the form with your name, business email, company and phone, and our team calls you. You see your own kind of day on the screen. A demo is free and without obligation.",
    swahili:
      "Jaza fomu kwa jina, email ya biashara, kampuni na simu, na timu yetu inakupigia. Unaona kazi yako ya kila siku kwenye skrini. Demo ni bure na haikulazimishi kununua.",
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
    id: "contract",
    question: "Do I sign a contract?",
    answer:
      "Reading this site, asking for a demo or sending a message binds you to nothing. VeltoERP and VeltoPOS come with a contract of their own, which you read before you sign. Hardware orders follow the terms on this site.",
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
      "Sisi ni kampuni ya software iliyoko Nairobi. Tunatengeneza VeltoERP na VeltoPOS, na tunauza mashine zake, kwa biashara za Kenya na Afrika.",
    source: "/company",
    also: "about us, company, mission, vision, values, team, founders, kenyan company, who are you",
  },
  {
    id: "careers",
    question: "Are you hiring?",
    answer:
      "Open posts are listed on the careers page, with how we work and the four steps of hiring. Nothing listed that suits you: write anyway and say what you do well.",
    swahili:
      "Nafasi za kazi zikiwepo huwa kwenye ukurasa wa Careers, pamoja na hatua nne za kuajiri. Kama hakuna inayokufaa, tuandikie tu na useme unachofanya vizuri.",
    source: "/careers",
    also: "jobs, vacancies, internship, attachment, kazi, work for velto, apply, career, cv",
  },
];
