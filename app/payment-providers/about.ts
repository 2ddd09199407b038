export type Currency = "KES" | "USD";

/**
 * What is known of a provider without asking it. Plain data: the database, the emails, the staff's pages and the
 * server read it from `app/payment-providers/all.ts`.
 */
export type About = {
  /** As rows and addresses have it: it stays for good. */
  name: string;
  /** As people have it. */
  label: string;
  currency: Currency;
  method: Method;
  /** When it is asked how an attempt ended: seconds after it began. */
  checkSeconds: readonly number[];
  /** How long the buyer has, in seconds. After that we say that we don't know, and go on asking. */
  windowSeconds: number;
  /** It takes whole shillings, and no more than so many at once. */
  mostShillings?: number;
  /** It wants a while between two prompts. */
  pauses?: Pauses;
  disputes: DisputeWords;
  /** Its own file that staff can lay beside the books, and where they find it. */
  statement?: string;
  /** The receipt of a payment is the name that the attempt has there. */
  isReceiptRef?: boolean;
  /** Its name for an attempt tells the payer's number. */
  isRefPersonal?: boolean;
  /** What happens to a live site without https: the words before its address. */
  needsHttps?: string;
};

/** A way to pay: chosen on the order's page, and kept in the books. Several providers may offer the same. */
export type Method = {
  /** In the books. */
  name: string;
  /** In the form. */
  how: string;
  label: string;
  note: string;
  /** Paid on the provider's own page. Without one a prompt is sent to a phone. */
  page?: PageWords;
};

/** The words around a provider's own page. */
export type PageWords = {
  /** Before it. A form that shows more stands in `panel/screens.ts`. */
  form?: { text: string; hint: string; send: string; sending: string; foot: string };
  slow: string;
  checking: string;
  notCompleted: { title: string; text: string; again: string };
};

/** In seconds: after any prompt, after one of the same amount, and after one that nobody is sure of. */
export type Pauses = { any: number; same: number; unclear: number };

/** To sales, when somebody wants money back or has taken it. */
export type DisputeWords = { where: string; answer?: string; reversal: string };
