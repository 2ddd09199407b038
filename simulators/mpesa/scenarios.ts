import { spikeArrest } from "./rules";

/** How a prompt goes on, as the phone number's last three digits choose. */
export type Scenario = {
  /** 0 is paid. Missing: a person decides. */
  code?: number | string;
  /** Seconds until the result is posted; `never` leaves it to the query. */
  callback?: number | "never";
  /** How many times it is posted, all at once. */
  times?: number;
  beforeAnswer?: boolean;
  loseAnswer?: boolean;
  /** Shillings more or less than asked for. */
  off?: number;
  /** What queries answer one after the other; the last one stays. Otherwise the truth. */
  queries?: QueryAnswer[];
  /** Seconds until the PayBill's own confirmation. */
  confirmation?: number;
  /** The push itself is refused. */
  refusal?: { status: number; body: object };
};

export type QueryAnswer = "unknown id" | "being processed" | { code: string };

export const scenarios: Record<string, Scenario> = {
  "000": { code: 0 },
  "032": { code: 1032 },
  "201": { code: 2001 },
  "001": { code: 1 },
  "037": { code: 1037 },
  "019": { code: 1019 },
  "004": { code: 4 },
  "806": { code: 8006 },
  "999": { code: "SFC_IC9999" },
  "499": {
    code: 0,
    callback: "never",
    queries: ["unknown id", "being processed", { code: "4999" }, { code: "0" }],
  },
  "900": { code: 0, callback: 720 },
  "902": { code: 0, times: 10 },
  "903": { code: 0, beforeAnswer: true },
  "904": { code: 0, loseAnswer: true },
  "905": { code: 0, callback: "never", confirmation: 300 },
  "906": { code: 0, confirmation: 1 },
  "916": { code: 0, callback: 3, confirmation: 1 },
  "907": { code: 0, off: -1 },
  "917": { code: 0, off: 1 },
  "908": { code: 0, queries: [{ code: "1032" }] },
  "909": { code: 1032, confirmation: 60 },
  "910": refused(500, {
    errorCode: "500.001.1001",
    errorMessage: "Unable to lock subscriber, a transaction is already in process for the current subscriber",
  }),
  "911": refused(500, {
    errorCode: "500.003.02",
    errorMessage: "System is busy. Please try again in few minutes.",
  }),
  "912": { refusal: { status: 429, body: spikeArrest } },
  "913": refused(500, { errorCode: "500.003.03", errorMessage: "Error Occurred: Quota Violation" }),
  "914": { code: 0, callback: "never", queries: ["being processed"] },
};

/** What a person at the phone page can do with a prompt. */
export const answers: Record<string, { label: string; scenario: Scenario }> = {
  pay: { label: "Enter the PIN", scenario: { code: 0, callback: 0 } },
  cancel: { label: "Cancel", scenario: { code: 1032, callback: 0 } },
  pin: { label: "Wrong PIN", scenario: { code: 2001, callback: 0 } },
  poor: { label: "Not enough money", scenario: { code: 1, callback: 0 } },
  ignore: { label: "Let it time out", scenario: { code: 1037, callback: 0 } },
  twice: { label: "Pay, told twice", scenario: { code: 0, callback: 0, times: 2 } },
  late: { label: "Pay, told four minutes late", scenario: { code: 0, callback: 240 } },
  silent: { label: "Pay, never told", scenario: { code: 0, callback: "never" } },
};

function refused(status: number, error: { errorCode: string; errorMessage: string }): Scenario {
  return { refusal: { status, body: { requestId: "4788-81090592-4", ...error } } };
}
