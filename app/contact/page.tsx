import { useOutcome } from "~/forms/outcome";
import { attempt, readPost, refuse } from "~/forms/post.server";
import { brokenRules } from "~/forms/rules";
import { sendForm } from "~/forms/send";
import { contactInput } from "~/leads/contact-input";
import { sendMessage } from "~/leads/contact-messages.server";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services.server";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { contact } from "./content";
import { ContactForm } from "./form";
import { Notice } from "./notice";

export function meta() {
  return pageMeta(contact.meta);
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const post = await readPost(request);
  const input = contactInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(contactInput, post.fields));
  return attempt(services, post, contact.answers, async () => {
    await sendMessage(services, input.data, post.context);
    return {};
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, contact.answers.failed);
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome("contact", actionData);
  return (
    <>
      <Hero align="center" title={contact.hero.title} lede={contact.hero.lede} />
      <div className="wrap contact">
        <div className="contact__form">
          {done ? (
            <SuccessBlock title={contact.answers.title} message={done.message} />
          ) : (
            <ContactForm answered={answered} onDone={finish} />
          )}
        </div>
        <Notice taken={done !== undefined} />
      </div>
    </>
  );
}
