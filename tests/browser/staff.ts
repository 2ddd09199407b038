import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { dataDirOf } from "./data-dir.js";

const sharedPort = process.env.TEST_PORT ?? "4173";

type Role = "owner" | "sales" | "support";

/** A new person of staff, and the path of the link that `npm run staff` prints for them. */
export async function addByCommand(role: Role, name: string) {
  const env = { ...process.env, PORT: sharedPort, DATA_DIR: dataDirOf(sharedPort) };
  const email = newAddress();
  const args = ["scripts/staff.js", "add", email, "--role", role, "--name", name];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return { email, name, path: linkIn(stdout).pathname };
}

/** The same without a process of its own: the site is asked through the socket that the command uses. */
export async function newPerson(role: Role, name = "Wanjiru Maina", port: string | number = sharedPort) {
  const email = newAddress();
  const socket = connect(join(dataDirOf(String(port)), "staff.sock"));
  await once(socket, "connect");
  socket.end(JSON.stringify(["add", email, "--role", role, "--name", name]));
  const link = linkIn(await text(socket));
  return { email, name, link: link.href, path: link.pathname };
}

/** Signs a page in, for tests that are about something else: no page is loaded for it. */
export async function signIn(page: Page, role: Role, name?: string, port?: string | number) {
  const person = await newPerson(role, name, port);
  const headers = { origin: new URL(person.link).origin };
  const answer = await page.request.post(person.link, { form: {}, headers, maxRedirects: 0 });
  expect(answer.headers().location, "where a sign-in leads").toContain("/staff/passkey");
  return person;
}

function newAddress() {
  return `${crypto.randomUUID()}@velto.example`;
}

function linkIn(printed: string): URL {
  return new URL(/https?:[^\s"]+/.exec(printed)?.[0] ?? "");
}

/** A fingerprint reader that always knows its finger. Gives a switch for whether the finger is on it. */
export async function addAuthenticator(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled: boolean) =>
    client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
}
