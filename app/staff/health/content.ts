export const healthTexts = {
  title: "Health",
  good: "Everything works.",
  warnings: {
    oldJob: (minutes: number) =>
      `The oldest email has waited for ${minutes} minutes. The mail server may be away; look at SMTP_URL and the log.`,
    failed: (count: number) =>
      `${count} ${count === 1 ? "email" : "emails"} did not arrive. Open Failed emails.`,
    disk: (free: string) =>
      `Only ${free} is free on the disk of DATA_DIR. The embedded database stops when it is full.`,
    purge: "Expired data was not deleted in the last two days. Look for 'purge' in the log.",
    notices: (count: number) => `${count} notices of new leads wait for their receiver. Look at NOTIFY_URL.`,
  },
  secretHint:
    "Checks that a notice comes from this site, as the Standard Webhooks specification says. Give it to nobody but the receiver.",
};
