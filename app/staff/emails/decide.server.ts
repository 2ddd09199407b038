import { z } from "zod";
import type { Actor } from "~/access/rights";
import { isDeliverableAddress } from "~/email/address";
import { giveUpFailedEmail, sendAllFailedEmails, sendFailedEmail } from "~/failed-emails/verbs.server";
import { correctFailedEmail } from "~/privacy/correct-failed-email.server";
import type { Services } from "~/services-context";
import { emailsTexts as texts } from "./content";

export const decision = z.discriminatedUnion("do", [
  z.object({ do: z.literal("send-all") }),
  z.object({ do: z.enum(["send", "give-up"]), id: z.uuid() }),
  z.object({
    do: z.literal("correct"),
    id: z.uuid(),
    to: z.string().trim().refine(isDeliverableAddress, texts.wrongAddress),
  }),
]);

type Asked = { services: Services; actor: Actor; input: z.output<typeof decision> };

/** Sends again, corrects, or gives up; what the form asks for. */
export async function decide({ services, actor, input }: Asked) {
  switch (input.do) {
    case "send-all":
      return done(texts.sentAll(await sendAllFailedEmails(services, actor)));
    case "correct": {
      const sent = await correctFailedEmail(services, actor, input);
      if (sent === "fixed") return { errors: { to: texts.fixed } };
      return sent === "gone" ? gone : done(texts.sentAll(sent));
    }
    case "send":
      return (await sendFailedEmail(services, actor, input.id)) ? done(texts.sent) : gone;
    case "give-up":
      return (await giveUpFailedEmail(services, actor, input.id)) ? done(texts.gaveUp) : gone;
  }
}

function done(toast: string) {
  return { to: "/staff/emails", toast };
}

const gone = { problem: texts.gone };
