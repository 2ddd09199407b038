import { Honeypot } from "~/forms/parts";
import type { FormFailure, FormResult } from "~/forms/result";
import { formWords } from "~/forms/texts.sw";
import { pathIn } from "~/language/links";
import { useLanguage, useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { ErrorBanner } from "~/ui/error-banner";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatWords } from "./content.sw";
import { whatsappUrl } from "./whatsapp";

/** For a person: by POST to this page, or by the browser's part without leaving the chat. */
export function HandOverForm({ result }: { result?: FormResult }) {
  if (result?.success) {
    return (
      <>
        <Confirmation message={result.message} />
        <Message hidden />
      </>
    );
  }
  return <Message failure={result} />;
}

function Message({ failure, hidden = false }: { failure?: FormFailure; hidden?: boolean }) {
  const language = useLanguage();
  const texts = chatWords[language].handOver;
  const { errors = {}, values = {} } = failure ?? {};
  const firstWrong = Object.keys(errors)[0];
  /** The first wrong field takes the focus, so that the answer is in view without a script. */
  const field = (name: string) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    autoFocus: name === firstWrong || undefined,
  });
  return (
    <section
      className="chat-window__hand-over"
      id="chat-hand"
      aria-labelledby="chat-hand-title"
      hidden={hidden}
    >
      <h2 id="chat-hand-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      <form
        className="chat-window__form"
        method="post"
        action={pathIn(language, "/chat-widget")}
        id="chat-hand-form"
        noValidate
      >
        {failure && (
          <ErrorBanner
            message={failure.message}
            note={failure.note ?? formWords[language].kept}
            first={!failure.errors}
          />
        )}
        <Field label={texts.name} autoComplete="name" required {...field("name")} />
        <Field label={texts.contact} autoComplete="email" inputMode="email" required {...field("contact")} />
        <Field as="textarea" label={texts.message} rows={3} required {...field("message")} />
        <Honeypot />
        <p className="chat-window__note">
          {texts.privacy}{" "}
          <a href={pathIn(language, "/privacy")} target="_top">
            {texts.privacyLink}
          </a>
        </p>
        <Button kind="primary" size="s" busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </form>
      <WhatsApp />
    </section>
  );
}

export function Confirmation({ message }: { message: string }) {
  const texts = useWords(chatWords).handOver;
  return (
    <section className="chat-window__hand-over chat-window__hand-over--done" role="status">
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent, in view without a script */}
      <h2 tabIndex={-1} autoFocus>
        {texts.answers.title}
      </h2>
      <p>
        <b>{message}</b> {texts.next}
      </p>
      <WhatsApp />
    </section>
  );
}

function WhatsApp() {
  const texts = useWords(chatWords).handOver;
  return (
    <a
      className="chat-window__whatsapp link"
      href={whatsappUrl(texts.whatsappText)}
      target="_blank"
      rel="noopener"
      data-whatsapp
    >
      {texts.whatsapp} <Icon name="arrow-right" size="s" />
    </a>
  );
}
