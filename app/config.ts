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
  /** How many proxies in front of the server may be believed; 0 believes none. */
  trustProxy: number;
  anonKey: string;
  /** Hears of each new lead and order; see `app/notify`. */
  notifyUrl: string | undefined;
  logLevel: LogLevel;
  /** Simulators answer instead of the providers; see `simulators/`. */
  simulatePayments: boolean;
};

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];
