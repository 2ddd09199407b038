import { href } from "react-router";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { counter, section } from "../content";
import { demoQuery } from "../tried";
import { useTill } from "../use-till";

type StripProps = { sound: { isOn: boolean; toggle: () => void } };

/** What stands around the screen: the network, the scanner, and where all this leads. */
export function Strip({ sound }: StripProps) {
  const { state, act } = useTill();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className="till-strip" role="group" aria-label={counter.strip}>
        <button
          type="button"
          role="switch"
          className="till-switch"
          aria-checked={state.online}
          onClick={() => act({ do: "network", online: !state.online })}
        >
          <span />
          {counter.network}
        </button>
        <button type="button" className="till-cb" onClick={() => act({ do: "scan" })}>
          <Icon name="scan-barcode" />
          {counter.scan}
        </button>
        <button
          type="button"
          className="till-cb till-cb--pile"
          onClick={() => act({ do: "open-sheet", sheet: "day" })}
        >
          <Icon name="receipt" />
          {counter.day(state.pile.length)}
        </button>
        <button
          type="button"
          className="till-cb till-cb--quiet"
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        >
          <Icon name="volume-2" />
          <span>{sound.isOn ? counter.soundOn : counter.soundOff}</span>
        </button>
        <button type="button" className="till-cb till-cb--quiet" onClick={() => act({ do: "reset" })}>
          <Icon name="refresh-cw" />
          <span>{counter.reset}</span>
        </button>
      </div>
      <p className="till-ends">
        <PageLink className="link" to={href("/request-demo") + demoQuery(state.tried)}>
          {section.demo} <Icon name="arrow-right" size="s" />
        </PageLink>
      </p>
    </>
  );
}
