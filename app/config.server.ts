import { resolve } from "node:path";
import { z } from "zod";
import { type Config, logLevels } from "./config";
import { readInboxUrl } from "./email/inbox-url";
import { type PaymentSettings, readPaymentSettings } from "./payments/providers.server";
import { site } from "./site";

export type FullConfig = Config & { payments: PaymentSettings };

/** Reads the environment once; an empty value counts as not set. */
export function readConfig(env: Record<string, string | undefined>): FullConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  const issues: Issue[] = [...(result.error?.issues ?? [])];
  const payments = readPaymentSettings(given, issues);
  const simulatePayments = given.PAYMENTS === "simulated";
  if (simulatePayments && Object.values(payments).some(Boolean)) {
    issues.push({ path: ["PAYMENTS"], message: "must not be simulated while a real provider is set" });
  }
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    issues.push({ path: ["DATABASE_DIRECT_URL"], message: "must not be set without DATABASE_URL" });
  }
  if (!result.success || issues.length > 0) throw new ConfigError(issues);

  const { PORT, SITE_URL, ...rest } = result.data;
  return {
    port: PORT,
    host: rest.HOST,
    dataDir: resolve(rest.DATA_DIR),
    databaseUrl: rest.DATABASE_URL,
    databaseDirectUrl: rest.DATABASE_DIRECT_URL,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.MAIL_FROM,
    salesEmail: rest.SALES_EMAIL,
    inbox: rest.INBOX_URL,
    trustProxy: rest.TRUST_PROXY,
    anonKey: rest.ANON_KEY,
    notifyUrl: rest.NOTIFY_URL,
    logLevel: rest.LOG_LEVEL,
    payments,
    simulatePayments,
    etims: rest.ETIMS,
  };
}

export class ConfigError extends Error {
  override name = "ConfigError";

  constructor(issues: Issue[]) {
    const lines = issues.map(({ path, message }) => `  ${path.map(String).join(".")}: ${message}`);
    super(`The configuration is wrong:\n${lines.join("\n")}`);
  }
}

type Issue = { path: PropertyKey[]; message: string };

const line = z.string().regex(/^[^\r\n]*$/, "must be one line");

const environment = z.object({
  PORT: z.coerce
    .number("must be a number from 0 to 65535")
    .int("must be a whole number")
    .min(0, "must be a number from 0 to 65535")
    .max(65_535, "must be a number from 0 to 65535")
    .default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseUrl(),
  DATABASE_DIRECT_URL: databaseUrl(),
  SITE_URL: url(["http", "https"], "https://www.velto.example")
    .transform((value) => new URL(value).origin)
    .optional(),
  SMTP_URL: url(["smtp", "smtps"], "smtp://user:password@host:587").optional(),
  INBOX_URL: z
    .string()
    .transform((value, context) => {
      const inbox = readInboxUrl(value);
      if (!("problem" in inbox)) return inbox;
      context.addIssue({ code: "custom", message: inbox.problem });
      return z.NEVER;
    })
    .optional(),
  MAIL_FROM: line
    .regex(
      /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      "must be an address such as Velto <info@velto.example>",
    )
    .default(`${site.name} <${site.email.info}>`),
  SALES_EMAIL: z.email("must be an email address").default(site.email.sales),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/i, "must be true, false or the number of proxies (0 to 9)")
    .default("false")
    .transform((value) => ({ true: 1, false: 0 })[value.toLowerCase()] ?? Number(value)),
  ANON_KEY: line.min(8, "must have at least 8 characters").default("velto-anon"),
  NOTIFY_URL: url(["https", "http"], "https://hooks.example/new-lead")
    .refine(isPrivateWay, "must start with https://, unless it is on this machine")
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  ETIMS: z
    .enum(
      ["manual"],
      'must be "manual", or not set: this release has no control unit of its own, real or simulated',
    )
    .default("manual"),
  PAYMENTS: z.enum(["simulated"], "must be simulated, or not set").optional(),
});

function databaseUrl() {
  return url(["postgres", "postgresql"], "postgres://user:password@host:5432/name")
    .refine(saysHowMany, "connection_limit must be a whole number from 2 to 200")
    .optional();
}

function saysHowMany(value: string): boolean {
  const given = URL.canParse(value) ? new URL(value).searchParams.get("connection_limit") : null;
  return given === null || (/^\d{1,3}$/.test(given) && Number(given) >= 2 && Number(given) <= 200);
}

function url(protocols: string[], example: string) {
  return z
    .url(`must be a URL such as ${example}`)
    .refine(
      (value) => !URL.canParse(value) || protocols.includes(new URL(value).protocol.replace(":", "")),
      `must start with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
    );
}

/** A notice names no person, but its link and its signature are nobody else's business. */
function isPrivateWay(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
