import { data } from "react-router";
import { isClientAbort } from "~/client-abort.server";
import type { LeadContext } from "~/leads/lead.server";
import type { Services } from "~/services.server";
import { isUnreachable } from "~/unreachable.server";
import { sendingFields } from "./fields";
import { publicPath } from "./origin";
import type { FormDone, FormFailure } from "./result";
import { formTexts } from "./texts";

/** A form as it was posted, by a page with JavaScript or without. */
export type FormPost = { fields: Record<string, string>; search: URLSearchParams; context: LeadContext };

export async function readPost(request: Request): Promise<FormPost> {
  const posted = await readForm(request);
  const { searchParams: search } = new URL(request.url);
  const about = (name: string) => textOf(posted.get(name));
  const elapsed = Number.parseInt(about(sendingFields.elapsed) ?? "", 10);
  return {
    fields: fieldsOf(posted),
    search,
    context: {
      channel: "form",
      requestId: about(sendingFields.requestId),
      sourcePage: pathIn(about(sendingFields.from) ?? search.get("from")) ?? refererPath(request),
      honeypot: about(sendingFields.honeypot),
      elapsedMs: Number.isNaN(elapsed) ? undefined : elapsed,
    },
  };
}

/** What can't be read as a form is one that nobody filled in: its fields are asked for. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError || isClientAbort(error)) return new FormData();
    throw error;
  }
}

/** Some field breaks a rule: each message goes beside its field, and what was typed goes back. */
export function refuse({ fields }: FormPost, errors: Record<string, string>) {
  return data<FormFailure>({ success: false, message: formTexts.invalid, errors, values: fields }, 400);
}

/**
 * Does the work, which may add to the answer. A failure is a surprise for us, and for the visitor a calm answer
 * with everything kept.
 */
export async function attempt<Done extends object>(
  { log }: Pick<Services, "log">,
  { fields }: FormPost,
  answers: { done: string; failed: string },
  work: () => Promise<Done>,
) {
  try {
    const done: FormDone<Done> = { success: true, message: answers.done, ...(await work()) };
    return done;
  } catch (error) {
    log.error({ err: error }, "a form could not be stored");
    const status = isUnreachable(error) ? 503 : 500;
    return data<FormFailure>({ success: false, message: answers.failed, values: fields }, status);
  }
}

const aboutSending: ReadonlySet<string> = new Set(Object.values(sendingFields));

function fieldsOf(posted: FormData): Record<string, string> {
  const said = [...posted].filter(([name, value]) => typeof value === "string" && !aboutSending.has(name));
  return Object.fromEntries(said) as Record<string, string>;
}

function textOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function pathIn(given: string | null | undefined): string | undefined {
  if (!given?.startsWith("/") || !URL.canParse(given, nowhere)) return undefined;
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
