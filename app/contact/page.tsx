import { whatsappUrl } from "~/chat/whatsapp";
import { formAction, withoutEmail } from "~/forms/action.server";
import { useOutcome } from "~/forms/outcome";
import { sendForm } from "~/forms/send";
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
import { contact } from "./content";
import { ContactForm } from "./form";
import { Notice } from "./notice";
import "./sheet.css";

export const handle = { limit: "contact" } satisfies RouteFacts;

export function meta() {
  return pageMeta(contact.meta);
}

export function loader({ request }: Route.LoaderArgs) {
  return { about: aboutOf(new URL(request.url).searchParams) };
}

/** The application asks nobody: `AboutLine` reads the address. */
export function clientLoader() {
  return { about: undefined };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, {
    schema: contactInput,
    answers: contact.answers,
    async act(services, input, { search, context }) {
      const message = withAbout(aboutOf(search), input.message) ?? input.message;
      const { heldBack } = await sendMessage(services, { ...input, message }, context);
      return withoutEmail(heldBack, contact.answers.done);
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, contact.answers.failed);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome("contact", actionData);
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
