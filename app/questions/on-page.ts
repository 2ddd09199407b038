import type { Language } from "~/language/language";
import { published } from "~/published/published";
import { faqEntries } from "./entries";
import { type Question, questionIn } from "./question";

/** The questions that are answered on the page they belong to, by the page's address. A machine and an edition name theirs. */
export function questionsOn(path: keyof typeof pages, language: Language): Question[] {
  return questionsOf(idsOn(path), language);
}

/** Those of the code in their order, then those that staff put there. */
function idsOn(path: keyof typeof pages): string[] {
  const inCode: readonly string[] = pages[path];
  const texts = Object.entries(published("questions") ?? {});
  const taken = new Set(texts.flatMap(([id, text]) => (text.pages.includes(path) ? [] : [id])));
  const put = texts.flatMap(([id, text]) => (text.pages.includes(path) ? [id] : []));
  return [...inCode.filter((id) => !taken.has(id)), ...put.filter((id) => !inCode.includes(id))];
}

export function questionsOf(ids: readonly string[], language: Language): Question[] {
  return ids.flatMap((id) => {
    const entry = faqEntries.find((one) => one.id === id);
    if (entry) return [questionIn(entry, language)];
    if (published("questions")?.[id]) return [];
    throw new Error(`There is no question ${id}.`);
  });
}

export const beforeBuying = ["order-payment", "delivery", "returns", "warranty-period"];

export const pages = {
  "/delivery-warranty-returns": [
    "delivery",
    "returns",
    "refund-time",
    "warranty",
    "warranty-period",
    "track-order",
  ],
  "/etims": ["etims", "erp-etims", "tax-invoice", "etr", "vat", "invoices"],
  "/mpesa-pos": ["mpesa-till", "mpesa", "mpesa-offline", "airtel-counter", "merchant-account"],
  "/products/veltopos/spare-parts": [
    "spare-parts",
    "branches",
    "scales-scanners",
    "cashiers",
    "included-software",
  ],
  "/products/veltopos/supermarkets": [
    "supermarkets",
    "expiry-dates",
    "scales-scanners",
    "power",
    "included-software",
  ],
  "/pricing": [
    "counter-price",
    "included-software",
    "software-price",
    "monthly-fee",
    "what-i-need",
    "delivery",
    "discounts",
    "instalments",
  ],
  "/products/hardware": ["order-hardware", "order-quantity", "delivery", "warranty", "vat", "other-goods"],
  "/products/veltopos": ["offline", "mpesa", "etims", "branches", "browsers", "pos-with-erp", "training"],
  "/products/veltoerp": [
    "erp-industries",
    "deployment",
    "migration",
    "integrations",
    "payroll",
    "security",
    "erp-etims",
  ],
} satisfies Record<string, string[]>;
