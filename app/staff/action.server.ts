import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import type * as z from "zod/mini";
import type { StaffSession } from "~/access/sessions.server";
import { readUpload } from "~/forms/read-form.server";
import { type Fields, parseFields } from "~/forms/rules";
import { type Services, servicesContext } from "~/services-context";
import type { StaffAccess } from "./access";
import { actorContext, actorWith, requireFresh } from "./auth/session.server";
import type { Toast } from "./frame/toast";
import { redirectWithToast } from "./frame/toast.server";
import type { Sure } from "./sure";

type Asker = { services: Services; actor: StaffSession };

/** What a page shows when its form was not taken: what was typed and ticked, and what is wrong. */
export type Refused = {
  typed: Fields;
  ticked: Record<string, string[]>;
  errors: Fields;
  problem?: string;
  /** It is asked first whether this is meant; see `SureDialog`. */
  sure?: Sure & { fields: [name: string, value: string][] };
};

/** What `act` did: it leads to a page and says so there, was refused, or shows something on this page. */
type Outcome<Shown> =
  | { to: string; toast?: string | Toast }
  | { problem?: string; errors?: Fields; status?: number }
  | { shown: Shown };

type Form<Args, Schema extends z.ZodMiniType, Shown> = {
  input: Schema;
  /** Fields that come several times, such as ticks. */
  lists?: readonly string[] | ((names: string[]) => string[]);
  /** Where the form stands, if not at its own address: whoever has to sign in first comes back there. */
  standsAt?(typed: Fields): string;
  /** What can't be taken back is asked about once more. */
  sure?(asked: Args & Asker & { input: z.output<Schema> }): Sure | undefined | Promise<Sure | undefined>;
  act(asked: Args & Asker & Sent<Schema>): Promise<Outcome<Shown>>;
};

type Sent<Schema extends z.ZodMiniType> = { input: z.output<Schema>; typed: Fields };

/** What a page asks for, or, where many pages have one address, what this one asks for. */
type AccessOf<Args> = StaffAccess | ((args: Args) => StaffAccess);

/** The loader of a staff page: its right and freshness first. */
export function staffLoader<Args extends LoaderFunctionArgs, Found>(
  access: AccessOf<Args>,
  read: (asked: Args & Asker) => Found,
) {
  return async (args: Args): Promise<Awaited<Found>> =>
    await read({ ...args, ...(await asker(args, accessOf(access, args))) });
}

/** The action of a staff page: right, freshness, parse, act, answer. A field that the page itself sent wrong is a 400. */
export function staffAction<Args extends ActionFunctionArgs, Schema extends z.ZodMiniType, Shown = never>(
  access: AccessOf<Args>,
  { input, lists: listed = [], standsAt, sure, act }: Form<Args, Schema, Shown>,
) {
  return async (args: Args) => {
    const { right, post, isFresh, verbs } = accessOf(access, args);
    const asked = await asker(args, { right: post ?? right, isFresh: standsAt ? undefined : isFresh });
    const unread = verbs ? args.request.clone() : args.request;
    const { form, file } = await readUpload(args.request);
    const verb = String(form.get("do") ?? form.get("intent"));
    if (verbs && Object.hasOwn(verbs, verb))
      await asker({ ...args, request: unread }, verbs[verb] as StaffAccess);
    const typed = Object.fromEntries(form) as Fields;
    if (standsAt && isFresh)
      await requireFresh({ ...args, request: new Request(new URL(standsAt(typed), args.request.url)) });
    const lists = typeof listed === "function" ? listed(Object.keys(typed)) : listed;
    const ticked = Object.fromEntries(lists.map((name) => [name, form.getAll(name).map(String)]));
    const parsed = parseFields(input, { ...typed, ...ticked, ...(file && { file }) } as Fields);
    if ("errors" in parsed) {
      if (notTyped.some((name) => name in parsed.errors && !lists.includes(name))) throw data(null, 400);
      return refused(400, { typed, ticked, errors: parsed.errors });
    }
    const question = typed.sure ? undefined : await sure?.({ ...args, ...asked, input: parsed.input });
    if (question) {
      const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
      return refused(200, { typed, ticked, errors: {}, sure: { ...question, fields } });
    }
    const done = await act({ ...args, ...asked, input: parsed.input, typed });
    if ("shown" in done) return done.shown;
    if (!("to" in done)) {
      const { status = 409, ...wrong } = done;
      return refused(status, { typed, ticked, errors: {}, ...wrong });
    }
    if (!done.toast) return redirect(done.to, 303);
    const toast = typeof done.toast === "string" ? { text: done.toast } : done.toast;
    return redirectWithToast(asked.services, done.to, toast);
  };
}

const notTyped = ["do", "intent", "id", "version"];

function accessOf<Args>(access: AccessOf<Args>, args: Args): StaffAccess {
  return typeof access === "function" ? access(args) : access;
}

async function asker(args: ActionFunctionArgs, { right, isFresh }: StaffAccess): Promise<Asker> {
  const { context } = args;
  const actor = right === "everybody" ? context.get(actorContext) : actorWith(context, right);
  if (isFresh) await requireFresh(args);
  return { services: context.get(servicesContext), actor };
}

function refused(status: number, answer: Refused) {
  return data<Refused>(answer, status);
}
