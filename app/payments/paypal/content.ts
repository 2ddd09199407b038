export const paypalForm = {
  shillings: "In Kenya shillings",
  rate: "Rate",
  charges: "PayPal charges you",
  hint: "The rate is held for 30 minutes. Your order stays in Kenya shillings; PayPal may add its own fee.",
  send: (amount: string) => `Continue to PayPal, ${amount}`,
  sending: "Opening PayPal...",
  newRate: "The 30 minutes are over, so the rate is new.",
};
