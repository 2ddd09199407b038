/** Texts that all forms share. */
export const formTexts = {
  invalid: "Check the fields marked below.",
  unreachable: "An error occurred. Please try again later.",
  kept: "What you typed is still here.",
  waiting: "You are offline. It is kept in this browser and sent when you are back online.",
  stopWaiting: "Don't send it automatically",
  offline: "You are offline. You can keep writing. What you send now goes out when you are back online.",
  unsent: (when: string) => `You filled this in on ${when}, while you were offline. It has not been sent.`,
  sendUnsent: "Send it now",
  restored: (when: string) => `You wrote this on ${when} and had not sent it yet.`,
  clear: "Clear it",
  consoleLine: "The form was not sent",
  draft: "What you type is kept in this browser until it is sent.",
  news: "Email me product news from Velto. I can stop it at any time.",
  noEmail: "We have emailed this address often today, so no email follows.",
  honeypot: "Leave this field empty",
} as const;
