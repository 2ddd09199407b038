import { randomInt } from "node:crypto";
import type { Context } from "../context";
import { confirmationOf } from "./bodies";

export type Paid = { receipt: string; at: number; shillings: string; account: string; phone: string };
export type Paybill = ReturnType<typeof openPaybill>;

/** The money that arrived, and where it is confirmed. */
export function openPaybill(context: Context, shortcode: string) {
  const rows: Paid[] = [];
  let confirmationUrl: string | undefined;

  async function confirm(row: Paid) {
    if (confirmationUrl) await context.post(confirmationUrl, JSON.stringify(confirmationOf(row, shortcode)));
  }

  return {
    register(url: string) {
      confirmationUrl = url;
    },
    page: (offset: number, size: number) => rows.slice(offset, offset + size),
    /** A receipt is remembered once. */
    remember(row: Paid) {
      if (!rows.some(({ receipt }) => receipt === row.receipt)) rows.push(row);
    },
    confirm,
    /** Money sent by hand. `isTold: false` leaves it to the pull. */
    async payByHand(payment: { account: string; shillings: string; receipt?: string; isTold?: boolean }) {
      const { account, shillings, receipt = newReceipt(), isTold = true } = payment;
      const row: Paid = { receipt, at: context.clock.now(), shillings, account, phone: "254712345126" };
      rows.push(row);
      if (isTold) await confirm(row);
      return receipt;
    },
  };
}

export function newReceipt(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return `U${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join("")}`;
}
