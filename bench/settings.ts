/** `QUICK=1 npm run bench` tries every part out in a few minutes; its figures mean little. */
const isQuick = Boolean(process.env.QUICK);

export const settings = {
  /** What years of trading leave behind. */
  storedRows: isQuick ? 5_000 : 100_000,
  orders: isQuick ? 60 : 400,
  payments: isQuick ? 60 : 200,
  reads: isQuick ? 5 : 100,
  presses: isQuick ? 1 : 3,
  audits: isQuick ? 1 : 3,
  readingMs: isQuick ? 5_000 : 30_000,
};
