import { data } from "react-router";
import type { FormResult } from "~/forms/result";
import { sendForm } from "~/forms/send";
import { languageHere, languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services-context";
import { visitorContext } from "~/visitor.server";
import type { Route } from "./+types/page";
import { hostOf } from "./announce.server";
import { BookedView } from "./booked-view";
import { bookingAction } from "./booking-action.server";
import { CancelView } from "./cancel-view";
import { mayStillChange } from "./change-demo.server";
import { ChangeView, ChooseView } from "./choose-views";
import { demoPageWords, problemWords } from "./content.sw";
import { CancelledView, OverView } from "./ended-views";
import { findBooking } from "./find-booking.server";
import { readOffer } from "./offer.server";
import { showBooking } from "./shown-booking";
import { UnknownDemo } from "./unknown-demo";
import "./sheet.css";

export const handle = { limit: "booking" } satisfies RouteFacts;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findBooking(services, params.key);
  if (!found) return data(null, 404);
  const language = languageOf(url.pathname);
  const { request, booking } = found;
  const now = new Date();
  const shown = booking && showBooking(booking, request, await hostOf(services.db, booking), now, language);
  const mayChange = booking !== null && booking.state === "booked" && mayStillChange(booking, now);
  const view = viewOf(url.searchParams, shown?.state, mayChange);
  const isChoosing = view === "choose" || view === "change";
  return {
    path: pathIn(language, `/demos/${params.key}`),
    view,
    mayChange,
    booking: shown,
    offer: isChoosing ? await readOffer(services, request, { movingId: booking?.id, now, language }) : null,
    day: url.searchParams.get("day"),
  };
}

type View = "choose" | "booked" | "change" | "cancel" | "cancelled" | "over";

function viewOf(search: URLSearchParams, state: string | undefined, mayChange: boolean): View {
  if (state === undefined) return "choose";
  if (state === "booked") {
    if (mayChange && search.has("change")) return "change";
    return mayChange && search.has("cancel") ? "cancel" : "booked";
  }
  if (search.has("again")) return "choose";
  return state === "cancelled" ? "cancelled" : "over";
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const found = await findBooking(services, params.key);
  if (!found) throw data(null, 404);
  return bookingAction(services, found, request, context.get(visitorContext).address);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction as () => Promise<FormResult>, problemWords[languageHere()].failed.message);
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const demoPage = demoPageWords[language];
  const title = loaderData ? demoPage.choose.title : demoPage.unknown.title;
  return [
    ...pageMeta({ title, description: demoPage.description, path: "/demos", language, noindex: true }),
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function DemoPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <UnknownDemo />;
  const { path, view, booking, offer, day, mayChange } = loaderData;
  const problem = actionData && !actionData.success ? actionData : undefined;
  const isDone = actionData?.success === true;
  if (offer && view === "choose") return <ChooseView offer={offer} day={day} problem={problem} />;
  if (offer && booking) return <ChangeView offer={offer} booking={booking} day={day} problem={problem} />;
  if (!booking) return <UnknownDemo />;
  if (view === "cancel") return <CancelView path={path} booking={booking} problem={problem} />;
  if (view === "cancelled") return <CancelledView path={path} booking={booking} focus={isDone} />;
  if (view === "over") return <OverView path={path} booking={booking} />;
  return <BookedView path={path} booking={booking} mayChange={mayChange} focus={isDone} problem={problem} />;
}
