import { data, redirect } from "react-router";
import type { DemoBooking, DemoRequest } from "~/db/schema";
import { formIn } from "~/forms/read-form.server";
import type { FormResult } from "~/forms/result";
import { type Fields, parseFields } from "~/forms/rules";
import type { Services } from "~/services-context";
import { isZone, nairobi } from "~/time/zones";
import { isUnreachable } from "~/unreachable.server";
import { bookDemo } from "./book-demo.server";
import { cancelDemo, moveDemo } from "./change-demo.server";
import type { Choice } from "./choice";
import { problems } from "./content";
import { cancelInput, choiceInput } from "./input";

type Found = { request: DemoRequest; booking: DemoBooking | null };

/** Book, move or cancel, as the button says. An address alone never does: programs that check mail open links. */
export async function bookingAction(
  services: Services,
  { request, booking }: Found,
  post: Request,
  sender: string,
) {
  const fields = Object.fromEntries((await formIn(post)) ?? []) as Fields;
  try {
    const problem =
      fields.do === "cancel"
        ? await cancel(services, booking, fields)
        : await choose(services, { request, booking }, fields, sender);
    if (problem) return problem;
  } catch (error) {
    services.log.error({ err: error }, "a demo could not be booked or changed");
    return failure(isUnreachable(error) ? 503 : 500, "failed", fields);
  }
  // With JavaScript the page loads itself again; without, it is one that may be reloaded and kept.
  if (fields.zone !== undefined) return { success: true, message: "" } satisfies FormResult;
  return redirect(`/demos/${request.bookingKey}`, 303);
}

async function choose(services: Services, { request, booking }: Found, fields: Fields, sender: string) {
  const parsed = parseFields(choiceInput, fields);
  if ("errors" in parsed) {
    const lacksArea = parsed.errors.area !== undefined && parsed.errors.at === undefined;
    return failure(400, lacksArea ? "no-area" : "not-offered", fields, parsed.errors);
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
  return failure(409, isFar ? "taken-visit" : result.refused, fields);
}

async function cancel(services: Services, booking: DemoBooking | null, fields: Fields) {
  const parsed = parseFields(cancelInput, fields);
  if ("errors" in parsed) return failure(400, "failed", fields, parsed.errors);
  if (!booking) return undefined;
  const result = await cancelDemo(services, booking.id, parsed.input.reason ?? null, "visitor");
  return "refused" in result ? failure(409, result.refused, fields) : undefined;
}

function foreignZone(zone: string | undefined): string | null {
  return zone && zone !== nairobi && isZone(zone) ? zone : null;
}

function failure(status: number, problem: keyof typeof problems, values: Fields, errors?: Fields) {
  return data<FormResult>({ success: false, ...problems[problem], errors, values }, status);
}
