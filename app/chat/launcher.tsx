import { href, Link } from "react-router";
import { Icon } from "~/ui/icon";
import { useChatFrame } from "./frame";
import { useKeepClear } from "./keep-clear";
import { launcher as texts } from "./launcher-content";

/** Native details: a click before the application has started opens the chat, and the frame follows. */
export function ChatLauncher() {
  const { details, frame, src, state, onToggle, onLoad, retry } = useChatFrame();
  useKeepClear(details);
  return (
    <>
      <details className="chat" ref={details} onToggle={onToggle}>
        <summary className="chat-btn" data-start-app>
          <span className="chat-btn__closed">
            <Icon name="message-circle" />
            <span className="vh">{texts.open}</span>
          </span>
          <span className="chat-btn__opened">
            <Icon name="chevron-down" />
            <span className="vh">{texts.close}</span>
          </span>
        </summary>
        <div className="chat-frame">
          {state === "failed" ? (
            <div className="chat-frame__note" role="alert">
              <p>{texts.failed}</p>
              <p>
                <Link to={href("/contact")}>{texts.contact}</Link>
              </p>
              <p>
                <button type="button" onClick={retry}>
                  {texts.retry}
                </button>
              </p>
            </div>
          ) : (
            <div className="chat-frame__note">
              <p>{texts.opening}</p>
              <p>
                <a href={href("/chat-widget")}>{texts.asPage}</a>
              </p>
            </div>
          )}
          {src && state !== "failed" && (
            <iframe
              ref={frame}
              src={src}
              title={texts.title}
              allow="clipboard-write; microphone"
              onLoad={onLoad}
            />
          )}
        </div>
      </details>
      <a className="chat-btn chat-btn--plain" href={href("/chat-widget")} aria-label={texts.open}>
        <Icon name="message-circle" />
      </a>
    </>
  );
}
