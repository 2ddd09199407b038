/** Texts that all forms share. */
export const formTexts = {
  invalid: "Check the fields marked below.",
  unreachable: "An error occurred. Please try again later.",
  kept: "What you typed is still here.",
  waiting:
    "You are offline. What you typed is kept in this browser and goes out by itself when the connection returns.",
  offline: "You are offline. Go on writing: what you send now goes out when the connection returns.",
  draft: "What you type is kept in this browser until it is sent.",
  news: "Email me product news from Velto. I can stop it at any time.",
  honeypot: "Leave this field empty",
} as const;
