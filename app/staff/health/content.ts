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
    jobFailed: (doing: string, failed: string, reason: string, worked: string, help: string) =>
      `${doing} failed ${failed} ago: ${reason}. ${worked} ${help}`,
    jobLate: (doing: string, span: string) =>
      `${doing} has not worked for ${span}. Look for the job queue in the log.`,
    worked: (span: string) => `It last worked ${span} ago.`,
    neverWorked: "It has not worked yet.",
    unreadable: (at: string, reason: string) =>
      `An email of ${at} could not be read: ${reason}. It is still unread in the mailbox; read it there.`,
    notices: (count: number) => `${count} notices of new leads wait for their receiver. Look at NOTIFY_URL.`,
  },
  repliesOutside: "To whoever answered, by their own mail program",
  beforeOpening: "Before you open",
  secretHint:
    "Checks that a notice comes from this site, as the Standard Webhooks specification says. Give it to nobody but the receiver.",
};

/** The jobs that run by the clock: what is shown of each, and where to look when it does not run. */
export const jobWords = {
  purge: {
    done: "Expired data deleted",
    doing: "Deleting expired data",
    help: "Look for 'purge' in the log.",
  },
  sweep: {
    done: "Payments followed up",
    doing: "Following up payments",
    help: "Today shows which ones; the log says why.",
  },
  mailbox: {
    done: "Mailbox read",
    doing: "Reading the mailbox",
    help: "Until it works, replies wait there. Look at INBOX_URL.",
  },
  pull: {
    done: "PayBill payments listed",
    doing: "Listing the payments into our PayBill",
    help: "Until it works, money whose confirmation was lost is not found. Is the number set up for Pull transactions?",
  },
};
export type JobName = keyof typeof jobWords;
