export const peoplePage = {
  title: "People",
  invite: "Invite",
  columns: {
    name: "Name",
    role: "Role",
    signsIn: "Signs in with",
    seen: "Last here",
    switch: "Switch off or on",
  },
  hint: "There is always at least one owner. Switching somebody off ends every session of theirs at once; what they did stays in the audit trail.",
  rights: "What each role may do",
  sure: {
    title: "Switch this person off?",
    text: "They are signed out everywhere at once, and their open conversations and orders go back to nobody.",
    act: "Switch off",
  },
  lastOwner: "There is always at least one owner. Make somebody else an owner first.",
  gone: "Somebody else has changed this person meanwhile. The list shows how it is now.",
};

export const invitePage = {
  title: "Invite a person",
  text: "They get an email with a link that works once, within three days.",
  name: "Name",
  email: "Work email",
  role: "Role",
  send: "Send invitation",
  cancel: "Cancel",
  known: (name: string) => `${name} has an account with this address already.`,
};
