import { type ActionFunctionArgs, data, redirect } from "react-router";
import type * as z from "zod/mini";
import type { Language } from "~/language/language";
import { type Services, servicesContext } from "~/services-context";
import { isUnreachable } from "~/unreachable.server";
import { visitorContext } from "~/visitor.server";
import { publicPagesContext, readBegan } from "~/visits/began";
import { type FormPost, readPost } from "./post.server";
import type { FormDone, FormFailure, FormRefusal } from "./result";
import { type Fields, parseFields } from "./rules";
import { formWords } from "./texts.sw";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

type Form<Schema extends z.ZodMiniType, Done extends object> = {
  /** The rules, or those that these fields are for. */
  schema: Schema | ((fields: Fields) => Schema);
  answers: { done: string; failed: string };
  /** Does the work, and adds to the answer; or refuses what no rule of a single field can know. */
  act(services: Services, input: z.output<Schema>, post: FormPost): Promise<Done | FormRefusal>;
  /** The page of what was made, which may be reloaded and kept: where a sender without JavaScript goes on. */
  pageOf?(done: Done): string;
};

/** The action of every form: parse, do, answer. Every failure returns the input. */
export async function formAction<Schema extends z.ZodMiniType, Done extends object>(
  { request, context }: Args,
  { schema, answers, act, pageOf }: Form<Schema, Done>,
) {
  const services = context.get(servicesContext);
  const post = await readPost(request);
  post.context.sender = context.get(visitorContext).address;
  post.context.began = readBegan(post.began, context.get(publicPagesContext));
  const rules = typeof schema === "function" ? schema(post.fields) : schema;
  const { language } = post.context;
  const parsed = parseFields(rules, post.fields, language);
  if ("errors" in parsed) {
    return failure(400, { message: formWords[language].invalid, errors: parsed.errors, values: post.fields });
  }
  try {
    const done = await act(services, parsed.input, post);
    if ("refused" in done) {
      return failure(409, { ...done.refused, values: { ...post.fields, ...done.refused.values } });
    }
    if (pageOf && post.leadsOn) return redirect(pageOf(done), 303);
    const answer: FormDone<Done> = { success: true, message: answers.done, ...done };
    return answer;
  } catch (error) {
    services.log.error({ err: error }, "a form could not be stored");
    return failure(isUnreachable(error) ? 503 : 500, { message: answers.failed, values: post.fields });
  }
}

/** What the answer says instead when the sender gets no email. */
export function withoutEmail(
  heldBack: boolean | undefined,
  done: string,
  language: Language,
): { message?: string } {
  return heldBack ? { message: `${done} ${formWords[language].noEmail}` } : {};
}

function failure(status: number, answer: Omit<FormFailure, "success">) {
  return data<FormFailure>({ success: false, ...answer }, status);
}
