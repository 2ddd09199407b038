/** Texts that all forms share. */
export const formTexts = {
  invalid: "Check the fields marked below.",
  unreachable: "An error occurred. Please try again later.",
  kept: "What you typed is still here.",
  waiting:
    "You are offline. It is kept in this browser and goes out by itself as soon as the connection returns.",
  news: "Email me product news from Velto. I can stop it at any time.",
} as const;
