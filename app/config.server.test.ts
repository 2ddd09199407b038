import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server";

test("an empty environment gives a site that runs on a laptop", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "0.0.0.0",
    dataDir: resolve("data"),
    databaseUrl: undefined,
    siteUrl: "http://localhost:3000",
    smtpUrl: undefined,
    mailFrom: "Velto <info@velto.example>",
    salesEmail: "sales@velto.example",
    trustProxy: 0,
    anonKey: "velto-anon",
    logLevel: "info",
    payments: {
      mpesa: undefined,
      paystack: undefined,
      pesapal: undefined,
      paypal: undefined,
      bank: undefined,
    },
    simulatePayments: false,
    etims: "manual",
  });
});

test("every variable is read", () => {
  const config = readConfig({
    PORT: "8080",
    HOST: "127.0.0.1",
    DATA_DIR: "/var/lib/velto",
    DATABASE_URL: "postgresql://velto:secret@db:5432/velto?sslmode=require",
    DATABASE_DIRECT_URL: "postgresql://velto:secret@db:5433/velto?sslmode=require",
    SITE_URL: "https://www.velto.example/",
    SMTP_URL: "smtps://user:secret@mail.velto.example",
    MAIL_FROM: "hello@velto.example",
    SALES_EMAIL: "deals@velto.example",
    TRUST_PROXY: "2",
    ANON_KEY: "partner-key",
    LOG_LEVEL: "debug",
  });
  expect(config).toMatchObject({ port: 8080, host: "127.0.0.1", dataDir: "/var/lib/velto", trustProxy: 2 });
  expect(config.siteUrl).toBe("https://www.velto.example");
  expect(config.databaseUrl).toContain("db:5432/velto?sslmode=require");
  expect(config.databaseDirectUrl).toContain("db:5433/velto?sslmode=require");
});

test("an empty value counts as not set", () => {
  expect(readConfig({ PORT: "", SMTP_URL: " ", DATABASE_URL: "" })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
    databaseUrl: undefined,
  });
});

test.each([
  ["true", 1],
  ["TRUE", 1],
  ["1", 1],
  ["false", 0],
  ["0", 0],
])("TRUST_PROXY=%s believes %i proxies", (value, hops) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(hops);
});

test("the message lists every wrong variable, and shows no value", () => {
  const wrong = () =>
    readConfig({
      PORT: "http",
      DATABASE_URL: "mysql://root:hunter2@db/x",
      SALES_EMAIL: "nobody",
      LOG_LEVEL: "loud",
    });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(
    [
      "The configuration is wrong:",
      "  PORT: must be a number from 0 to 65535",
      "  DATABASE_URL: must start with postgres:// or postgresql://",
      "  SALES_EMAIL: must be an email address",
      "  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent",
    ].join("\n"),
  );
});

test.each([
  ["2", true],
  ["40", true],
  ["1", false],
  ["1000", false],
  ["many", false],
  ["", false],
])("a pool of %s connections is possible: %s", (limit, isPossible) => {
  const read = () => readConfig({ DATABASE_URL: `postgres://velto@db/velto?connection_limit=${limit}` });
  if (isPossible) expect(read().databaseUrl).toContain(limit);
  else expect(read).toThrow("DATABASE_URL: connection_limit must be a whole number from 2 to 200");
});

test("a direct way to the database is no way by itself", () => {
  const direct = () => readConfig({ DATABASE_DIRECT_URL: "postgres://velto@db/velto" });
  expect(direct).toThrow("DATABASE_DIRECT_URL: must not be set without DATABASE_URL");
});

test("MAIL_FROM can't carry a second header", () => {
  expect(() => readConfig({ MAIL_FROM: "a@b.example\r\nBcc: all@b.example" })).toThrow("MAIL_FROM");
});

const mpesa = {
  MPESA_CONSUMER_KEY: "key",
  MPESA_CONSUMER_SECRET: "hunter2",
  MPESA_SHORTCODE: "174379",
  MPESA_PASSKEY: "passkey",
  MPESA_HOOK_SECRET: "0123456789abcdef0123456789abcdef",
};

test("a way to pay is there when its variables are, and is live unless its address says otherwise", () => {
  const { payments } = readConfig({ ...mpesa, PAYSTACK_SECRET_KEY: "sk_test_1" });
  expect(payments).toMatchObject({
    mpesa: { shortcode: "174379", isTest: false },
    paystack: { baseUrl: "https://api.paystack.co", isTest: true },
    paypal: undefined,
    pesapal: undefined,
    bank: undefined,
  });
  const sandbox = { ...mpesa, MPESA_BASE_URL: "https://sandbox.safaricom.co.ke/" };
  expect(readConfig(sandbox).payments.mpesa).toMatchObject({
    isTest: true,
    baseUrl: "https://sandbox.safaricom.co.ke",
  });
});

test("half a set of variables is named, without values", () => {
  const half = () =>
    readConfig({
      MPESA_CONSUMER_SECRET: "hunter2",
      MPESA_SHORTCODE: "12",
      PAYPAL_CLIENT_ID: "id",
      KES_PER_USD: "0",
    });
  expect(half).toThrow(
    [
      "The configuration is wrong:",
      "  MPESA_CONSUMER_KEY: must be set, since MPESA_CONSUMER_SECRET is",
      "  MPESA_SHORTCODE: must be 5 to 7 digits",
      "  MPESA_PASSKEY: must be set, since MPESA_CONSUMER_SECRET is",
      "  MPESA_HOOK_SECRET: must be set, since MPESA_CONSUMER_SECRET is",
      "  PAYPAL_CLIENT_SECRET: must be set, since PAYPAL_CLIENT_ID is",
      "  PAYPAL_WEBHOOK_ID: must be set, since PAYPAL_CLIENT_ID is",
      "  KES_PER_USD: must be shillings for a dollar, such as 129.50",
    ].join("\n"),
  );
  expect(half).not.toThrow("hunter2");
});

test("simulated payments stand alone", () => {
  expect(readConfig({ PAYMENTS: "simulated" }).simulatePayments).toBe(true);
  expect(() => readConfig({ PAYMENTS: "simulated", ...mpesa })).toThrow("PAYMENTS: must not be simulated");
  expect(() => readConfig({ PAYMENTS: "pretend" })).toThrow("PAYMENTS: must be simulated, or not set");
});

test("tax invoices are issued by people until there is a control unit", () => {
  expect(readConfig({}).etims).toBe("manual");
  expect(readConfig({ ETIMS: "manual" }).etims).toBe("manual");
  for (const ETIMS of ["device", "simulated", "yes"])
    expect(() => readConfig({ ETIMS })).toThrow('ETIMS: must be "manual", or not set: this release has no');
});

test.each([
  "https://hooks.example/x",
  "http://localhost:9000/x",
  "http://127.0.0.1:9000/x",
  "http://[::1]:9000/x",
])("notices may go to %s", (url) => {
  expect(readConfig({ NOTIFY_URL: url }).notifyUrl).toBe(url);
});

test.each([
  "http://hooks.example/x",
  "ftp://hooks.example",
  "hooks.example",
  "http://localhost.evil.example/x",
])("notices never go to %s", (url) => {
  expect(() => readConfig({ NOTIFY_URL: url })).toThrow("NOTIFY_URL");
});

test("the mailbox that replies come to is one URL", () => {
  const url = "imaps://info%40velto.example:p%2Fw@imap.velto.example/Kunden%20Post";
  expect(readConfig({ INBOX_URL: url }).inbox).toEqual({
    ...{ host: "imap.velto.example", port: 993, secure: true, user: "info@velto.example", password: "p/w" },
    ...{ folder: "Kunden Post", address: "info@velto.example", takesPlus: true },
  });
  const local = "imap://info:secret@127.0.0.1:1143?address=info@velto.example&plus=no";
  expect(readConfig({ INBOX_URL: local }).inbox).toMatchObject({
    ...{ port: 1143, secure: false, folder: "INBOX", address: "info@velto.example", takesPlus: false },
  });
});

test.each([
  ["imap.velto.example", /INBOX_URL: must be a URL such as imaps:/],
  ["https://info%40velto.example:secret@imap.velto.example", /INBOX_URL: must start with imaps:/],
  ["imap://info%40velto.example:secret@imap.velto.example", /INBOX_URL: must start with imaps:/],
  ["imaps://imap.velto.example", /INBOX_URL: must name user, password and host/],
  ["imaps://info:secret@imap.velto.example", /INBOX_URL: must end in \?address=/],
  ["imaps://100%:secret@imap.velto.example", /INBOX_URL: must have % signs/],
])("%s is no mailbox", (INBOX_URL, problem) => {
  expect(() => readConfig({ INBOX_URL })).toThrow(problem);
});
