import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { dataDirOf } from "./data-dir.js";

const sharedPort = process.env.TEST_PORT ?? "4173";

/** What `npm run staff` prints, asked while the site of the tests runs. */
export function runStaff(...args: string[]): Promise<string> {
  return runStaffOn(sharedPort, ...args);
}

async function runStaffOn(port: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, PORT: port, DATA_DIR: dataDirOf(port) };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/staff.js", ...args], { env });
  return stdout;
}

/** A new person of staff, and the link that opens their account. */
export async function newPerson(
  role: "owner" | "sales" | "support",
  name = "Wanjiru Maina",
  port: string | number = sharedPort,
) {
  const email = `${crypto.randomUUID()}@velto.example`;
  const printed = await runStaffOn(String(port), "add", email, "--role", role, "--name", name);
  const link = /https?:\S+/.exec(printed)?.[0] as string;
  return { email, name, path: new URL(link).pathname };
}

/** Signed in by the printed link, on the page that comes after it. */
export async function signIn(
  page: Page,
  role: "owner" | "sales" | "support",
  name?: string,
  port?: string | number,
) {
  const person = await newPerson(role, name, port);
  await page.goto(person.path);
  await page.getByRole("button", { name: "Sign in here" }).click();
  await page.getByRole("link", { name: "Not now" }).click();
  await page.waitForURL("**/staff");
  return person;
}

/** A fingerprint reader that always knows its finger. */
export async function addAuthenticator(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
