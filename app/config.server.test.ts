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
  });
});

test("every variable is read", () => {
  const config = readConfig({
    PORT: "8080",
    HOST: "127.0.0.1",
    DATA_DIR: "/var/lib/velto",
    DATABASE_URL: "postgresql://velto:secret@db:5432/velto?sslmode=require",
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
  expect(config.databaseUrl).toContain("sslmode=require");
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

test("MAIL_FROM can't carry a second header", () => {
  expect(() => readConfig({ MAIL_FROM: "a@b.example\r\nBcc: all@b.example" })).toThrow("MAIL_FROM");
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
