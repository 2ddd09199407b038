export const mePage = {
  title: "Your profile",
  signOut: "Sign out",
  name: {
    label: "Your name",
    hint: "Visitors read it under your answers and in invitations to demos.",
    save: "Save",
  },
  passkeys: {
    title: "Passkeys",
    none: "No passkey yet. With one you sign in by fingerprint, face or screen lock.",
    add: "Add a passkey",
    remove: "Remove",
    name: "Passkey",
    sure: {
      title: "Remove this passkey?",
      text: "It signs nobody in any more. You can add another one, or sign in with a link by email.",
      act: "Remove",
    },
  },
  sessions: {
    title: "Where you are signed in",
    this: "This browser",
    end: "Sign out there",
    endOthers: "Sign out everywhere else",
  },
  keys: {
    title: "Keyboard",
    label: "Single keys, such as J and K, work as shortcuts",
    hint: "Switch this off if you control the browser by voice, or press keys by accident.",
    save: "Save",
  },
  toasts: {
    name: "Saved.",
    "remove-passkey": "The passkey was removed.",
    "end-session": "That session has ended.",
    "end-others": "You are signed in here only.",
    keys: "Saved.",
  },
};
