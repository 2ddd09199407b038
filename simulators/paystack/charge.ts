export type Charge = {
  id: number;
  code: string;
  reference: string;
  amount: number;
  email: string;
  returnUrl: string;
  cancelUrl: string;
  status: "abandoned" | "success" | "failed" | "reversed";
  paidAt?: number;
};

/** A charge as Paystack shows it. */
export function dataOf(charge: Charge) {
  return {
    id: charge.id,
    domain: "test",
    status: charge.status,
    reference: charge.reference,
    amount: charge.amount,
    requested_amount: charge.amount,
    currency: "KES",
    channel: "card",
    gateway_response: charge.status === "failed" ? "Declined" : "Successful",
    message: null,
    paid_at: charge.paidAt ? new Date(charge.paidAt).toISOString() : null,
    metadata: "",
    authorization: { last4: "4081", brand: "visa", channel: "card", country_code: "KE" },
    customer: { email: charge.email },
  };
}
