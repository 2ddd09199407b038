import { faqEntries } from "./entries";
import type { Question } from "./question";

/** The questions that are answered on the page they belong to, by the page's address. */
export function questionsOn(path: keyof typeof pages): Question[] {
  return pages[path].map((id) => {
    const entry = faqEntries.find((one) => one.id === id);
    if (!entry) throw new Error(`There is no question ${id}.`);
    const { question, answer } = entry;
    return { id, question, answer };
  });
}

const beforeBuying = ["order-payment", "delivery", "returns", "warranty-period"];

export const pages = {
  "/products/hardware": ["order-hardware", "order-quantity", "delivery", "warranty", "vat", "other-goods"],
  "/products/hardware/pos-terminals": [...beforeBuying, "offline", "power", "tax-invoice"],
  "/products/hardware/receipt-printers": [...beforeBuying, "invoices", "etims", "tax-invoice"],
  "/products/hardware/payment-terminals": [...beforeBuying, "mpesa", "power", "tax-invoice"],
  "/products/hardware/barcode-scanners": [...beforeBuying, "scales-scanners", "power", "tax-invoice"],
  "/products/veltopos": ["offline", "mpesa", "etims", "branches", "browsers", "pos-with-erp", "training"],
  "/products/veltopos/retail": [
    "offline",
    "etims",
    "scales-scanners",
    "branches",
    "loyalty",
    "software-price",
  ],
  "/products/veltopos/restaurants": [
    "restaurants",
    "offline",
    "etims",
    "mpesa",
    "mobile-app",
    "software-price",
  ],
  "/products/veltopos/bars-wines-spirits": [
    "bars",
    "cashiers",
    "offline",
    "etims",
    "mpesa",
    "software-price",
  ],
  "/products/veltopos/rental": ["rental", "offline", "etims", "invoices", "branches", "software-price"],
  "/products/veltopos/furniture": [
    "furniture",
    "etims",
    "invoices",
    "branches",
    "training",
    "software-price",
  ],
  "/products/veltoerp": [
    "erp-industries",
    "deployment",
    "migration",
    "integrations",
    "payroll",
    "security",
    "etims",
  ],
} satisfies Record<string, string[]>;

export type QuestionPage = keyof typeof pages;
