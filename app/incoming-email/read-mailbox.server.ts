import { createHash } from "node:crypto";
import { type FetchMessageObject, type FetchQueryObject, ImapFlow, type SearchObject } from "imapflow";
import type { Inbox } from "~/config";
import { mailboxQueue } from "~/jobs/queues.server";
import { JobFailure } from "~/jobs/runs.server";
import type { Services } from "~/services-context";
import { findSetting, setSetting } from "~/settings/settings.server";
import { isUnreachable } from "~/unreachable.server";
import { fileEmail, keepUnreadable } from "./file-email.server";
import { emailLimits, parseEmail, UnreadableEmailError } from "./parse-email";

/** Reads the mailbox every minute, on one of the servers. Without INBOX_URL nobody does. */
export async function followMailbox(services: Services) {
  const { config, jobs } = services;
  if (!config.inbox) return jobs.boss.unschedule(mailboxQueue);
  await jobs.runEvery("* * * * *", mailboxQueue, async () => void (await readMailbox(services)));
}

/**
 * Files what came since the last time and gives how many were new. Each email is marked as read once it is stored; a
 * connection that breaks loses nothing, the next reading goes on behind the last email. Emails that can't be read stay
 * unread.
 */
export async function readMailbox(services: Services): Promise<number> {
  const { inbox } = services.config;
  if (!inbox) return 0;
  const client = new ImapFlow({
    ...{ host: inbox.host, port: inbox.port, secure: inbox.secure },
    auth: { user: inbox.user, pass: inbox.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
  // Whatever waits for the connection hears of it as well.
  client.on("error", (error) =>
    services.log.warn({ code: codeOf(error) }, "the mailbox broke the connection"),
  );
  try {
    await client.connect();
    await client.mailboxOpen(inbox.folder);
    return await readNew(services, inbox, client);
  } catch (error) {
    // Of a connection that works, only what the mail server itself said is about the mailbox.
    const isMailbox = !client.usable || (error as ImapError).responseText !== undefined;
    throw isMailbox ? new JobFailure(reasonOf(error, inbox)) : error;
  } finally {
    client.close();
  }
}

/** Where reading stands: what the server calls this state of the folder (RFC 3501, 2.3.1.1), and the last email in it. */
type Place = { validity: string; uid: number };

async function readNew(services: Services, inbox: Inbox, client: ImapFlow): Promise<number> {
  const { db } = services;
  const key = keyOf(inbox);
  const place = await findSetting<Place>(db, key);
  const { uidValidity, uidNext } = client.mailbox || { uidValidity: 0, uidNext: 1 };
  const validity = String(uidValidity);
  const uids = await newUids(client, place, validity);
  const until = Date.now() + readingMs;
  let filed = 0;
  for (const uid of uids) {
    if (Date.now() > until) return filed;
    if (await readOne(services, client, uid, `${key} ${validity} ${uid}`)) filed += 1;
    await setSetting(db, key, { validity, uid } satisfies Place);
  }
  const last = Math.max(uidNext - 1, uids.at(-1) ?? 0, place?.validity === validity ? place.uid : 0);
  await setSetting(db, key, { validity, uid: last } satisfies Place);
  return filed;
}

const readingMs = 4 * 60_000;

/**
 * The first time what is unread of two weeks. Where the server numbers its emails anew, all of two weeks: those that are
 * stored already are known.
 */
async function newUids(client: ImapFlow, place: Place | undefined, validity: string): Promise<number[]> {
  const since = new Date(Date.now() - 14 * 86_400_000);
  const query = !place
    ? { seen: false, since }
    : place.validity === validity
      ? { uid: `${place.uid + 1}:*` }
      : { since };
  const found = await search(client, query);
  // The star is the last email, also where none is new.
  const after = place?.validity === validity ? place.uid : 0;
  return found.filter((uid) => uid > after).sort((a, b) => a - b);
}

async function readOne(services: Services, client: ImapFlow, uid: number, id: string): Promise<boolean> {
  let received = { sizeBytes: 0, receivedAt: new Date() };
  try {
    const about = await fetchEmail(client, uid, { size: true, internalDate: true });
    if (!about) return false;
    received = receivedOf(about);
    if (received.sizeBytes > emailLimits.bytes) throw new UnreadableEmailError("it is larger than 20 MB");
    const { source } = (await fetchEmail(client, uid, { source: true })) ?? {};
    if (!source) return false;
    const isNew = await fileEmail(services, await parseEmail(source), received);
    // One that could not be marked is read again, found to be known, and marked then.
    const isMarked = await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
    if (!isMarked && !client.usable) throw new Error(brokenConnection);
    return isNew;
  } catch (error) {
    if (!(error instanceof UnreadableEmailError) && (isUnreachable(error) || !client.usable)) throw error;
    services.log.error({ err: error }, "an email that came in could not be read");
    const reason = error instanceof UnreadableEmailError ? error.message : "an unexpected error, see the log";
    await keepUnreadable(services, id, reason, received);
    return false;
  }
}

/** Nothing where another program has deleted it meanwhile. The library says no more of a connection that broke. */
async function fetchEmail(client: ImapFlow, uid: number, what: FetchQueryObject) {
  const found = await client.fetchOne(String(uid), what, { uid: true });
  if (found) return found;
  const left = await search(client, { uid: String(uid) });
  if (left.length > 0) throw new UnreadableEmailError("the mail server does not give it out");
  return undefined;
}

async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = client.usable && (await client.search(query, { uid: true }));
  if (found) return found;
  client.close();
  throw new Error(brokenConnection);
}

const brokenConnection = "The connection to the mailbox broke.";

function receivedOf({ size = 0, internalDate }: FetchMessageObject) {
  const at = new Date(internalDate ?? Date.now());
  const isUsable = at.getTime() <= Date.now();
  return { sizeBytes: size, receivedAt: isUsable ? at : new Date() };
}

/** A new mailbox begins anew, without anything of its address or password in the key. */
function keyOf({ host, user, folder }: Inbox): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([host, user, folder]))
    .digest("hex");
  return `mailbox:${hash.slice(0, 16)}`;
}

type ImapError = Error & { code?: string; authenticationFailed?: boolean; responseText?: string };

function reasonOf(error: unknown, { folder }: Inbox): string {
  const { authenticationFailed, responseText } = error as ImapError;
  if (authenticationFailed) return "the mail server refuses the user or the password of INBOX_URL";
  if (responseText && /exist/i.test(responseText)) return `there is no folder ${folder}`;
  return ["the mail server can't be reached, or broke the connection", codeOf(error)]
    .filter(Boolean)
    .join(", ");
}

function codeOf(error: unknown): string | undefined {
  return (error as ImapError).code;
}
