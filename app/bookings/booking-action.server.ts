import { data, redirect } from "react-router";
import type { DemoBooking, DemoRequest } from "~/db/schema";
import { formIn } from "~/forms/read-form.server";
import type { FormResult } from "~/forms/result";
import { type Fields, parseFields } from "~/forms/rules";
import { type Language, languageAsked } from "~/language/language";
import { pathIn } from "~/language/links";
import type { Services } from "~/services-context";
import { isZone, nairobi } from "~/time/zones";
import { isUnreachable } from "~/unreachable.server";
import { bookDemo } from "./book-demo.server";
import { cancelDemo, moveDemo } from "./change-demo.server";
import type { Choice } from "./choice";
import type { problems } from "./content";
import { problemWords } from "./content.sw";
import { cancelInput, choiceInput } from "./input";

type Found = { request: DemoRequest; booking: DemoBooking | null };

/** Book, move or cancel, as the button says. An address alone never does: programs that check mail open links. */
export async function bookingAction(
  services: Services,
  { request, booking }: Found,
  post: Request,
  sender: string,
) {
  const language = languageAsked(post);
  const fields = Object.fromEntries((await formIn(post)) ?? []) as Fields;
  try {
    const problem =
      fields.do === "cancel"
        ? await cancel(services, booking, fields, language)
        : await choose(services, { request, booking }, fields, { sender, language });
    if (problem) return problem;
  } catch (error) {
    services.log.error({ err: error }, "a demo could not be booked or changed");
    return failure(isUnreachable(error) ? 503 : 500, "failed", { fields, language });
  }
  // With JavaScript the page loads itself again; without, it is one that may be reloaded and kept.
  if (fields.zone !== undefined) return { success: true, message: "" } satisfies FormResult;
  return redirect(pathIn(language, `/demos/${request.bookingKey}`), 303);
}

type By = { sender: string; language: Language };

async function choose(
  services: Services,
  { request, booking }: Found,
  fields: Fields,
  { sender, language }: By,
) {
  const parsed = parseFields(choiceInput, fields, language);
  if ("errors" in parsed) {
    const lacksArea = parsed.errors.area !== undefined && parsed.errors.at === undefined;
    return failure(400, lacksArea ? "no-area" : "not-offered", { fields, language }, parsed.errors);
  }
  const { at, place, zone } = parsed.input;
  const area = "area" in parsed.input ? parsed.input.area : null;
  const choice: Choice = { startsAt: at, place, area, zone: foreignZone(zone) };
  const result =
    booking?.state === "booked" && booking.endsAt > new Date()
      ? await moveDemo(services, booking.id, choice, "visitor", { sender })
      : await bookDemo(services, request, choice, "visitor", { sender });
  if (!("refused" in result)) return undefined;
  const isFar = result.refused === "taken" && place === "visit";
  return failure(409, isFar ? "taken-visit" : result.refused, { fields, language });
}

async function cancel(services: Services, booking: DemoBooking | null, fields: Fields, language: Language) {
  const parsed = parseFields(cancelInput, fields, language);
  if ("errors" in parsed) return failure(400, "failed", { fields, language }, parsed.errors);
  if (!booking) return undefined;
  const result = await cancelDemo(services, booking.id, parsed.input.reason ?? null, "visitor");
  return "refused" in result ? failure(409, result.refused, { fields, language }) : undefined;
}

function foreignZone(zone: string | undefined): string | null {
  return zone && zone !== nairobi && isZone(zone) ? zone : null;
}

function failure(
  status: number,
  problem: keyof typeof problems,
  { fields: values, language }: { fields: Fields; language: Language },
  errors?: Fields,
) {
  return data<FormResult>({ success: false, ...problemWords[language][problem], errors, values }, status);
}
