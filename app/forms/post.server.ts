import type { Began } from "~/db/schema";
import { type Language, languageAsked } from "~/language/language";
import { publicPath } from "~/secret-paths";
import { sendingFields } from "./fields";
import { formIn } from "./read-form.server";
import type { Fields } from "./rules";

/** A form as it was posted, by a page with JavaScript or without. */
export type FormPost = {
  fields: Fields;
  search: URLSearchParams;
  /** As the browser tells it. */
  began?: string;
  context: Sending & { channel: "form"; language: Language };
  /** Nobody waits at the form for the answer: it leads to the page of what was made. */
  leadsOn: boolean;
};

/** What is known of how something reached us, beside what it says. */
export type Sending = {
  /** The network address it came from: for counting its emails, and stored nowhere. */
  sender?: string;
  /** Chosen by the sender for one try: the same id again is the same lead. */
  requestId?: string;
  /** Path of the page it came from. */
  sourcePage?: string;
  /** What stood in the field that people don't see. */
  honeypot?: string;
  /** From the form's appearing to its sending, where the browser measured it. */
  elapsedMs?: number;
  /** Of the page that it was written on. */
  language?: Language;
  /** How the sender's visit began, where the tab knew it. */
  began?: Began | null;
};

export async function readPost(request: Request): Promise<FormPost> {
  // A body that is no form counts as an empty one, so the answer names the missing fields.
  const posted = (await formIn(request)) ?? new FormData();
  const { searchParams: search } = new URL(request.url);
  const about = (name: string) => textOf(posted.get(name));
  const elapsed = Number.parseInt(about(sendingFields.elapsed) ?? "", 10);
  return {
    fields: fieldsOf(posted),
    search,
    began: about(sendingFields.began),
    // A page without JavaScript sends no id.
    leadsOn: about(sendingFields.requestId) === undefined || about(sendingFields.later) !== undefined,
    context: {
      channel: "form",
      language: languageAsked(request),
      requestId: about(sendingFields.requestId),
      sourcePage: pathIn(about(sendingFields.from) ?? search.get("from")) ?? refererPath(request),
      honeypot: about(sendingFields.honeypot),
      elapsedMs: Number.isNaN(elapsed) ? undefined : elapsed,
    },
  };
}

const aboutSending: ReadonlySet<string> = new Set(Object.values(sendingFields));

function fieldsOf(posted: FormData): Fields {
  const filled = [...posted].filter(([name]) => !aboutSending.has(name));
  return Object.fromEntries(filled) as Fields;
}

function textOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function pathIn(given: string | null | undefined): string | undefined {
  if (!given?.startsWith("/") || given.length > 2000 || !URL.canParse(given, nowhere)) return undefined;
  const { origin, pathname } = new URL(given, nowhere);
  return origin === nowhere && pathname.length <= 300 ? publicPath(pathname) : undefined;
}

const nowhere = "http://nowhere.invalid";

/** A page that posts names itself; only a link or a widget names the page before. */
function refererPath(request: Request): string | undefined {
  const referer = request.headers.get("referer") ?? "";
  const here = new URL(request.url);
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === here.host && pathname !== here.pathname ? pathIn(pathname) : undefined;
}
