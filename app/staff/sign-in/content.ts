export const gate = {
  foot: "For Velto staff. Looking for your order?",
  findOrder: "Find your order",
  over: "Your session has ended",
  signIn: "Sign in",
  notFound: { title: "Page not found", text: "There is nothing at this address." },
  unreadable: { title: "That could not be read", text: "Load the page again and send it once more." },
  failed: { title: "That did not work", text: "It is written in our log. Please try again in a moment." },
};

export const signInPage = {
  title: "Staff sign-in",
  passkey: "Sign in with passkey",
  or: "or",
  email: "Work email",
  link: "Email me a link",
  hint: "The link works once and for 15 minutes.",
  invalid: "Please enter an email address, such as jane@example.co.ke.",
};

export const sentPage = {
  title: "Check your email",
  text: [
    "If",
    "belongs to our staff, a link is on its way. It works once and for 15 minutes, in this browser.",
  ],
  again: "Send again",
  other: "Use another address",
};

export const tooManyPage = {
  title: "Too many links",
  text: (minutes: number) =>
    `No more links can be sent just now. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, or use your passkey.`,
};

export const linkPage = {
  runOut: {
    title: "This link has expired",
    text: "It has already been used, or it is more than 15 minutes old.",
    button: "Email me a new link",
  },
  elsewhere: {
    title: "Open the link here?",
    text: "You asked for it in another browser. If that was you, continue.",
  },
  invitation: {
    title: (name: string) => `Welcome, ${name}`,
    text: (email: string) =>
      `This link opens the account of ${email}, once. Sign in on the device you work with.`,
  },
  signIn: "Sign in here",
  notMe: "It was not me",
  dropped: { title: "The link is cancelled", text: "Nobody can sign in with it now." },
  off: {
    title: "No access",
    text: "Your account was switched off. Ask an owner to switch it on again.",
  },
};

export const passkeyOffer = {
  title: "Faster next time",
  text: "Add a passkey, and sign in with your fingerprint, face or screen lock on this device.",
  add: "Add a passkey",
  later: "Not now",
};

export const provePage = {
  title: "Please confirm it is you",
  text: "You signed in more than 30 minutes ago. We ask again before changes to people, refunds, erasing and exports with personal data.",
  passkey: "Confirm with passkey",
  link: "Email me a link",
  back: "Go back",
};

export const sendAgain = {
  "signed-out": {
    title: "Sign in again",
    text: "Your session has ended. What you typed is below. None of it has been saved yet.",
  },
  "not-fresh": {
    title: "Please confirm it is you",
    text: "You signed in more than 30 minutes ago. What you typed is below. None of it has been saved yet.",
  },
  newTab: "Sign in by email link, in a new tab",
  comeBack: "Then come back here.",
  again: "Send again",
  typed: "What you typed",
};

/** By the code that signing in with a passkey or adding one ended with. */
export const passkeyProblems = {
  cancelled: "No passkey was used. Try again, or ask for a link by email.",
  unknown: "We do not recognise this passkey. It may have been removed. Ask for a link by email.",
  "switched-off": linkPage.off.text,
  "not-fresh": "Sign in again first: adding a passkey needs a sign-in of the last 30 minutes.",
  "not-verified":
    "This passkey did not ask for a PIN, fingerprint or face. Set one up on it, or ask for a link by email.",
  known: "This device already has a passkey for you.",
  failed: "That did not work. Check your connection and try again, or ask for a link by email.",
  unsupported: "This browser does not support passkeys. Ask for a link by email.",
} as const;

export type PasskeyProblem = keyof typeof passkeyProblems;
