import type { About } from "./about";
import { mpesaLimits, promptPauses } from "./mpesa-limits";

export const aboutMpesa = {
  name: "mpesa",
  label: "M-Pesa",
  currency: "KES",
  method: { name: "mpesa", how: "mpesa", label: "M-Pesa", note: "Prompt on your phone" },
  // Safaricom's sandbox takes five a minute.
  checkSeconds: [15, 30, 50, 75, 110, 150, 181, 300, 601, 1_800, 7_200, 21_600, 86_400, 172_800],
  windowSeconds: 180,
  mostShillings: mpesaLimits.most,
  pauses: promptPauses,
  disputes: {
    where: "M-Pesa",
    reversal:
      "M-Pesa lists a reversal. Look for it on the statement. If the money has left the PayBill, record it on the order as a refund and call the buyer before anything leaves the house.",
  },
  statement: "The organisation statement from the M-Pesa portal",
  // It ends in the number.
  isRefPersonal: true,
  needsHttps: "Safaricom refuses every prompt that reports to",
} as const satisfies About;
