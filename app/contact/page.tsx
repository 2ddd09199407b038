import { pageMeta } from "~/seo/meta";
import { toolsContext } from "~/tools.server";
import { useOutcome } from "~/ui/form-outcome";
import { attempt, readPost, refuse } from "~/ui/form-post.server";
import { brokenRules } from "~/ui/form-rules";
import { sendForm } from "~/ui/form-send";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { contact } from "./content";
import { ContactForm } from "./form";
import { contactInput } from "./input";
import { sendMessage } from "./messages.server";
import { Notice } from "./notice";

export function meta() {
  return pageMeta(contact.meta);
}

export async function action({ request, context }: Route.ActionArgs) {
  const tools = context.get(toolsContext);
  const post = await readPost(request);
  const input = contactInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(contactInput, post.fields));
  return attempt(tools, post, contact.answers, async () => {
    await sendMessage(tools, input.data, post.context);
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
