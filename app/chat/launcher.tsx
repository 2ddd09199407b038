import { href } from "react-router";
import { Icon } from "~/ui/icon";
import { useChatFrame } from "./frame";
import { launcher as texts } from "./launcher-content";
import { OtherWays } from "./other-ways";

/** Native details. The start script writes the frame's address when they open, before the application has started. */
export function ChatLauncher() {
  const { details, frame, src, state, onToggle, onLoad, retry } = useChatFrame();
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
              <p className="chat-frame__online">{texts.failed}</p>
              <p className="chat-frame__offline">{texts.offline}</p>
              <OtherWays />
              <button type="button" onClick={retry}>
                {texts.retry}
              </button>
            </div>
          ) : (
            <>
              <div className="chat-frame__note chat-frame__online">
                <p>{texts.opening}</p>
                <p>
                  <a href={href("/chat-widget")}>{texts.asPage}</a>
                </p>
              </div>
              <p className="chat-frame__note chat-frame__offline">{texts.offline}</p>
              <iframe
                data-src={src}
                title={texts.title}
                allow="clipboard-write; microphone"
                data-state={state}
                ref={frame}
                onLoad={onLoad}
              />
            </>
          )}
        </div>
      </details>
      <a className="chat-btn chat-btn--plain" href={href("/chat-widget")} aria-label={texts.open}>
        <Icon name="message-circle" />
      </a>
    </>
  );
}
