import { offerAfterRequest } from "~/bookings/offer.server";
import { aboutOf, withAbout } from "~/contact/about";
import { formAction, withoutEmail } from "~/forms/action.server";
import { useOutcome } from "~/forms/outcome";
import { sendForm } from "~/forms/send";
import { languageAsked, languageHere, languageOf } from "~/language/language";
import { useWords } from "~/language/use-language";
import { demoInput } from "~/leads/demo-input";
import { requestDemo } from "~/leads/demo-requests.server";
import { editionOf } from "~/leads/editions";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { AnotherDemo } from "./another-demo";
import { demoWords } from "./content.sw";
import { type DemoDone, DemoForm } from "./form";
import { SentAndOffered } from "./sent-and-offered";
import { Steps } from "./steps";
import "../bookings/sheet.css";

export const handle = { limit: "demo" } satisfies RouteFacts;

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...demoWords[language].meta, language });
}

export function loader({ request }: Route.LoaderArgs) {
  return { about: aboutOf(new URL(request.url).searchParams, languageAsked(request)) };
}

/** The application asks nobody: `AboutLine` reads the address. */
export function clientLoader() {
  return { about: undefined };
}

export function action(args: Route.ActionArgs) {
  const { answers } = demoWords[languageAsked(args.request)];
  return formAction(args, {
    schema: demoInput,
    answers,
    async act(services, input, { search, context }) {
      const edition = editionOf(search, context.sourcePage);
      const message = withAbout(aboutOf(search, "en"), input.message);
      const { row, heldBack } = await requestDemo(services, { ...input, message, edition }, context);
      const offer = await offerAfterRequest(services, row, context.language);
      return { offer, ...withoutEmail(heldBack, answers.done, context.language) };
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, demoWords[languageHere()].answers.failed);
}

export default function DemoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome<DemoDone>("demo", actionData);
  const { hero, answers } = useWords(demoWords);
  if (done?.offer) return <SentAndOffered message={done.message} offer={done.offer} />;
  return (
    <>
      <Hero align="center" title={hero.title} lede={hero.lede} />
      <div className="wrap demo">
        <div className="demo__form">
          {done ? (
            <SuccessBlock
              title={answers.title}
              message={done.message}
              next={answers.next}
              action={<AnotherDemo />}
            />
          ) : (
            <DemoForm about={loaderData.about} answered={answered} onDone={finish} />
          )}
        </div>
        <Steps isSent={done !== undefined} />
      </div>
    </>
  );
}
