/** Longest input in characters after trimming. Forms, server and database all read these. */
export const fieldLimits = {
  name: 120,
  email: 254,
  company: 160,
  phone: 32,
  message: 5000,
  shippingAddress: 500,
  /** Of one machine in one order. For more there is a quote. */
  quantity: 999,
  area: 120,
  cancelReason: 500,
  reminder: 500,
  savedAnswerTitle: 80,
  stockReason: 200,
  serialNumber: 60,
  returnFault: 500,
  /** Of one machine, received or counted at once. */
  stockCount: 9999,
  contentNote: 200,
} as const;
