/** What the environment says, apart from the ways to pay: `config.server.ts` reads it. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server itself, where `databaseUrl` is a pooler's; see docs/scaling.md. */
  databaseDirectUrl: string | undefined;
  siteUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  salesEmail: string;
  /** The mailbox that replies are read from. Without it `Reply-To` is the member of staff, or `salesEmail`. */
  inbox: Inbox | undefined;
  /** How many proxies in front of the server may be believed; 0 believes none. */
  trustProxy: number;
  anonKey: string;
  /** Hears of each new lead and order; see `app/notify`. */
  notifyUrl: string | undefined;
  logLevel: LogLevel;
  /** Simulators answer instead of the providers; see `simulators/`. */
  simulatePayments: boolean;
  /** Who issues tax invoices: staff, in KRA's own program. See docs/etims.md. */
  etims: "manual";
};

/** The mailbox that replies come to, as INBOX_URL names it. */
export type Inbox = {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  folder: string;
  /** What people write to. */
  address: string;
  /** Whether the address takes what follows a plus, so that a reply names its conversation. */
  takesPlus: boolean;
};

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];
