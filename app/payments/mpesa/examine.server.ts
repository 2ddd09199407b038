import { later } from "../attempts/schedule";
import { bodyOf, type Reply } from "../call.server";
import type { Finding } from "../provider";
import type { Daraja } from "./daraja.server";
import { askForList, pullAnswer } from "./pull.server";
import { whatWasSaid } from "./register.server";
import type { MpesaSettings } from "./settings";
import { askForPrompt } from "./stk.server";

/** Asks for a prompt that never was and for the list of the last minutes. */
export async function examineMpesa(daraja: Daraja, settings: MpesaSettings): Promise<Finding[]> {
  const prompt = await askForPrompt(daraja, settings, noPrompt);
  if (!prompt) {
    const says =
      "Safaricom gives no access token. MPESA_CONSUMER_KEY or MPESA_CONSUMER_SECRET is wrong or of the other environment, or Safaricom can't be reached.";
    return [{ state: "wrong", says }];
  }
  const now = new Date();
  const list = await askForList(daraja, settings, { from: later(now, -600), to: now, offset: 0 });
  return [
    { state: "right", says: "Safaricom gives an access token." },
    aboutPrompt(prompt),
    aboutList(list, settings),
    {
      state: "unsure",
      says: "Whether the addresses for payments by hand are registered can't be asked: npm run register-paybill says it.",
    },
  ];
}

const noPrompt = "ws_CO_01012020000000000000000000";

function aboutPrompt(reply: Reply): Finding {
  const said = whatWasSaid(reply);
  if (/wrong credentials|merchant does not exist|invalid (password|businessshortcode)/i.test(said)) {
    return { state: "wrong", says: `MPESA_SHORTCODE and MPESA_PASSKEY don't fit together: ${said}.` };
  }
  if (/apiproduct/i.test(reply.reached ? reply.text : "")) {
    return { state: "wrong", says: "M-Pesa Express is not open for this app: add it in the Daraja portal." };
  }
  const isKnown = /checkoutrequestid|does not exist|being processed/i.test(said);
  return isKnown
    ? { state: "right", says: "The shortcode and its passkey are taken." }
    : { state: "unsure", says: `Nobody can say whether the passkey is right: ${said}.` };
}

function aboutList(reply: Reply | undefined, { nominatedNumber }: MpesaSettings): Finding {
  if (reply && bodyOf(reply, pullAnswer))
    return { state: "right", says: "The list of payments can be read." };
  // Safaricom documents 500 for a list without a payment; nobody has written down what it says before registration.
  if (reply?.reached && reply.status === 500) {
    return {
      state: "unsure",
      says: `The list of payments is empty, or not registered: ${whatWasSaid(reply)}.`,
    };
  }
  const how = nominatedNumber
    ? "npm run register-paybill"
    : "set MPESA_NOMINATED_NUMBER, then npm run register-paybill";
  return {
    state: "wrong",
    says: `The list of payments can't be read: ${whatWasSaid(reply)}. To do: ${how}.`,
  };
}
