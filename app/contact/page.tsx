import { whatsappUrl } from "~/chat/whatsapp";
import { formAction, withoutEmail } from "~/forms/action.server";
import { useOutcome } from "~/forms/outcome";
import { sendForm } from "~/forms/send";
import { languageAsked, languageHere, languageOf } from "~/language/language";
import { useWords } from "~/language/use-language";
import { contactInput } from "~/leads/contact-input";
import { sendMessage } from "~/leads/contact-messages.server";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { aboutOf, withAbout } from "./about";
import { contactWords } from "./content.sw";
import { ContactForm } from "./form";
import { Notice } from "./notice";
import "./sheet.css";

export const handle = { limit: "contact" } satisfies RouteFacts;

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...contactWords[language].meta, language });
}

export function loader({ request }: Route.LoaderArgs) {
  return { about: aboutOf(new URL(request.url).searchParams, languageAsked(request)) };
}

/** The application asks nobody: `AboutLine` reads the address. */
export function clientLoader() {
  return { about: undefined };
}

export function action(args: Route.ActionArgs) {
  const { answers } = contactWords[languageAsked(args.request)];
  return formAction(args, {
    schema: contactInput,
    answers,
    async act(services, input, { search, context }) {
      const message = withAbout(aboutOf(search, "en"), input.message) ?? input.message;
      const { heldBack } = await sendMessage(services, { ...input, message }, context);
      return withoutEmail(heldBack, answers.done, context.language);
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, contactWords[languageHere()].answers.failed);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome("contact", actionData);
  const contact = useWords(contactWords);
  return (
    <>
      <Hero
        align="center"
        title={contact.hero.title}
        lede={contact.hero.lede}
        actions={
          <>
            <ButtonLink kind="line" to={`tel:${site.phones[0].replaceAll(" ", "")}`}>
              {contact.call}
            </ButtonLink>
            <ButtonLink kind="line" to={whatsappUrl("")}>
              {contact.whatsApp}
            </ButtonLink>
          </>
        }
      />
      <div className="wrap contact">
        <div className="contact__form">
          {done ? (
            <SuccessBlock title={contact.answers.title} message={done.message} />
          ) : (
            <ContactForm about={loaderData.about} answered={answered} onDone={finish} />
          )}
        </div>
        <Notice taken={done !== undefined} />
      </div>
    </>
  );
}
