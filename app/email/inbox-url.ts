import type { Inbox } from "~/config";
import { isDeliverableAddress } from "./address";

/** `imaps://user:password@host/folder?address=…&plus=no`; a problem in words where it can't be used. */
export function readInboxUrl(value: string): Inbox | { problem: string } {
  if (!URL.canParse(value)) return { problem: `must be a URL such as ${example}` };
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(value);
  const secure = protocol === "imaps:";
  if (!secure && !(protocol === "imap:" && isThisMachine(hostname))) {
    return { problem: "must start with imaps://, or imap:// to this machine" };
  }
  const [user, secret, folder] = [username, password, pathname.slice(1)].map(decoded);
  if (user === undefined || secret === undefined || folder === undefined) {
    return { problem: "must have % signs in user, password and folder written as %25" };
  }
  if (!user || !secret || !hostname) return { problem: `must name user, password and host: ${example}` };
  const address = searchParams.get("address") ?? user;
  if (!isDeliverableAddress(address)) {
    return { problem: "must end in ?address=info@your-domain, since its user is no email address" };
  }
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    user,
    password: secret,
    folder: folder || "INBOX",
    address,
    takesPlus: searchParams.get("plus") !== "no",
  };
}

const example = "imaps://info%40velto.example:password@imap.velto.example/INBOX";

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
