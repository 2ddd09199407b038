import { href } from "react-router";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { launcherWords } from "./launcher-words.sw";
import { OtherWays } from "./other-ways";

/** Native details; `launcher-element.ts` fills the frame when they open. Without scripts it is a link to the chat's own page. */
export function ChatLauncher() {
  const language = useLanguage();
  const texts = launcherWords[language];
  const widget = pathIn(language, href("/chat-widget"));
  return (
    <>
      <chat-launcher>
        <details className="chat">
          <summary className="chat-btn">
            <span className="chat-btn__closed">
              <Icon name="message-circle" />
              <span className="visually-hidden">{texts.open}</span>
            </span>
            <span className="chat-btn__opened">
              <Icon name="chevron-down" />
              <span className="visually-hidden">{texts.close}</span>
            </span>
          </summary>
          <div className="chat-frame">
            <div className="chat-frame__note chat-frame__failed" role="alert" hidden>
              <p className="chat-frame__online">{texts.failed}</p>
              <p className="chat-frame__offline">{texts.offline}</p>
              <OtherWays />
              <button type="button">{texts.retry}</button>
            </div>
            <div className="chat-frame__note chat-frame__waiting">
              <p className="chat-frame__online">{texts.opening}</p>
              <p className="chat-frame__online">
                <a href={widget}>{texts.asPage}</a>
              </p>
              <p className="chat-frame__offline">{texts.offline}</p>
            </div>
            <iframe title={texts.title} data-src={widget} allow="clipboard-write; microphone" hidden />
          </div>
        </details>
      </chat-launcher>
      <a className="chat-btn chat-btn--plain" href={widget} aria-label={texts.open}>
        <Icon name="message-circle" />
      </a>
    </>
  );
}
