import { randomInt } from "node:crypto";
import type { Context } from "../context";
import { confirmationOf } from "./bodies";

export type Paid = {
  receipt: string;
  at: number;
  shillings: string;
  account: string;
  phone: string;
  /** As the list calls it. */
  type: string;
};
export type Paybill = ReturnType<typeof openPaybill>;

type Urls = { confirmation: string; validation: string };
type HandPayment = {
  account: string;
  shillings: string;
  receipt?: string;
  /** `false` leaves it to the list. */
  isTold?: boolean;
  /** Safaricom asks the shop first, where it was told to. */
  isValidated?: boolean;
};

/** The money that arrived, and where it is confirmed. */
export function openPaybill(context: Context, shortcode: string) {
  const rows: Paid[] = [];
  let urls: Urls | undefined;
  // The shop that people try has its PayBill registered, as one that is open has.
  let isListed = context.byHand;

  async function confirm(row: Paid) {
    if (urls) await context.post(urls.confirmation, JSON.stringify(confirmationOf(row, shortcode)));
  }

  async function isRefused(row: Paid): Promise<boolean> {
    if (!urls) return false;
    const asked = { ...confirmationOf(row, shortcode), OrgAccountBalance: "" };
    const answer = (await context.ask(urls.validation, JSON.stringify(asked))) as {
      ResultCode?: unknown;
    } | null;
    // Registered as `Completed`: silence takes the money.
    return answer?.ResultCode !== undefined && String(answer.ResultCode) !== "0";
  }

  return {
    /** False when it was done before. */
    register(given: Urls): boolean {
      const isNew = urls === undefined;
      urls = given;
      return isNew;
    },
    registerList(): boolean {
      const isNew = !isListed;
      isListed = true;
      return isNew;
    },
    isListed: () => isListed,
    page: (from: number, offset: number, size: number) =>
      rows.filter(({ at }) => at >= from).slice(offset, offset + size),
    /** A receipt is remembered once. */
    remember(row: Paid) {
      if (!rows.some(({ receipt }) => receipt === row.receipt)) rows.push(row);
    },
    confirm,
    /** Money sent by hand. Undefined where the shop would not have it. */
    async payByHand({ account, shillings, receipt = newReceipt(), isTold = true, isValidated }: HandPayment) {
      const row: Paid = {
        receipt,
        at: context.clock.now(),
        shillings,
        account,
        phone: "254712345126",
        type: "c2b-pay-bill-debit",
      };
      if (isValidated && (await isRefused(row))) return undefined;
      rows.push(row);
      if (isTold) await confirm(row);
      return receipt;
    },
    /**
     * A row that is no customer's payment. How Safaricom lists a reversal, if it does, is written down nowhere: the
     * word, the sign of the amount and what stands as account number are the caller's choice.
     */
    list(row: Pick<Paid, "type" | "account" | "shillings">) {
      const receipt = newReceipt();
      rows.push({ receipt, at: context.clock.now(), phone: "254712345126", ...row });
      return receipt;
    },
  };
}

export function newReceipt(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return `U${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join("")}`;
}
