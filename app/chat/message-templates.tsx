import { formWords } from "~/forms/texts.sw";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { StockState } from "~/stock/stock-state";
import { ErrorBanner } from "~/ui/error-banner";
import { Icon } from "~/ui/icon";
import { chatWords } from "./content.sw";
import { Confirmation } from "./hand-over-form";

/** Copied by the browser's part for each message, so that markup and styles stand in the page and not in a script. */
export function MessageTemplates() {
  const language = useLanguage();
  const chat = chatWords[language];
  return (
    <>
      <template id="chat-mine">
        <div className="chat-window__message chat-window__message--me" data-text />
      </template>
      <template id="chat-answer">
        <div className="chat-window__message">
          <p data-text />
          <StockState />
          <div className="chat-window__actions">
            <a className="chat-window__source" href={pathIn(language, "/")} target="_top" data-source>
              <span data-title />
              <Icon name="arrow-right" size="s" />
            </a>
            <button className="chat-window__copy" type="button" aria-label={chat.copy} data-copy hidden>
              <Icon name="copy" size="s" />
            </button>
          </div>
        </div>
      </template>
      <template id="chat-plain">
        <div className="chat-window__message" data-text />
      </template>
      <template id="chat-choice">
        <li>
          <button type="button" data-text />
        </li>
      </template>
      <template id="chat-way">
        <li>
          <a href={pathIn(language, "/")} target="_top" data-text>
            {chat.back}
          </a>
        </li>
      </template>
      <template id="chat-banner">
        <ErrorBanner message="" note={formWords[language].kept} />
      </template>
      <template id="chat-note">
        <p className="note" role="status" tabIndex={-1} data-form-message>
          <span data-text /> <button type="button" className="text-btn" data-action />
        </p>
      </template>
      <template id="chat-field-error">
        <p className="field__err field--err">
          <Icon name="circle-alert" />
        </p>
      </template>
      <template id="chat-busy">
        <span className="btn__label" data-other={chat.handOver.send}>
          <span className="spin" />
          {chat.handOver.sending}
        </span>
      </template>
      <template id="chat-done">
        <Confirmation message={chat.handOver.answers.done} />
      </template>
    </>
  );
}
