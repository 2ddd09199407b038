import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import type { Actor } from "~/access/rights";
import { isDeliverableAddress } from "~/email/address";
import { readFields } from "~/forms/read-form.server";
import { giveUpFailedEmail, sendAllFailedEmails, sendFailedEmail } from "~/jobs/failed-emails-verbs.server";
import { correctFailedEmail } from "~/privacy/correct-failed-email.server";
import { type Services, servicesContext } from "~/services.server";
import { actorWith } from "../auth/session.server";
import { redirectWithToast } from "../frame/toast.server";
import { emailsTexts } from "./content";

/** Sends again, corrects, or gives up; what the form asks for. */
export async function decideAction({ request, context }: ActionFunctionArgs) {
  const actor = actorWith(context, "emails.resend");
  const services = context.get(servicesContext);
  const parsed = decision.safeParse(await readFields(request));
  if (!parsed.success) throw data(null, { status: 400 });
  const wanted = parsed.data;
  if (wanted.do === "send-all") {
    return done(services, emailsTexts.sentAll(await sendAllFailedEmails(services, actor)));
  }
  if (wanted.do === "correct") return correct(services, actor, wanted);
  if (wanted.do === "send") {
    return (await sendFailedEmail(services, actor, wanted.id)) ? done(services, emailsTexts.sent) : gone();
  }
  return (await giveUpFailedEmail(services, actor, wanted.id)) ? done(services, emailsTexts.gaveUp) : gone();
}

const decision = z.discriminatedUnion("do", [
  z.object({ do: z.literal("send-all") }),
  z.object({ do: z.enum(["send", "give-up"]), id: z.uuid() }),
  z.object({ do: z.literal("correct"), id: z.uuid(), to: z.string().trim() }),
]);

async function correct(services: Services, actor: Actor, { id, to }: { id: string; to: string }) {
  if (!isDeliverableAddress(to)) return data({ problem: emailsTexts.wrongAddress, id, to }, { status: 400 });
  const state = await correctFailedEmail(services, actor, { id, to });
  if (state === "fixed") return data({ problem: emailsTexts.fixed, id, to }, { status: 409 });
  return state === "sent-again" ? done(services, emailsTexts.sent) : gone();
}

function done(services: Services, text: string) {
  return redirectWithToast(services, "/staff/emails", { text });
}

function gone() {
  return data({ problem: emailsTexts.gone, id: undefined, to: undefined }, { status: 409 });
}
