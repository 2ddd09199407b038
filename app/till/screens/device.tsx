import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import { devices } from "../content";
import { amount } from "../rules/money";
import { shop } from "../shop";
import type { Request } from "../state/state";
import { clock, useTill } from "../use-till";
import { Tick } from "./answer";

/** The customer's phone or the card machine. Not modal: the till's own Cancel and the network switch stay usable. */
export function Device({ request }: { request: Request }) {
  const { act, state } = useTill();
  const screen = useRef<HTMLDivElement>(null);
  const isCard = request.way === "card";
  const isPressed = useRef(state.notice.count > 0);
  useEffect(() => {
    if (isPressed.current) screen.current?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (isCard) return;
    if (/^\d$/.test(event.key) || event.key === "Backspace") {
      event.preventDefault();
      act({ do: "pin", key: event.key });
    } else if (event.key === "Enter" && event.target === screen.current) act({ do: "answer" });
  }

  return (
    <div
      className={isCard ? "till-dev till-dev--card" : "till-dev"}
      role="dialog"
      aria-label={isCard ? devices.card : devices.phone}
      onKeyDown={onKeyDown}
    >
      <div className="till-dev__screen" tabIndex={-1} ref={screen}>
        {isCard ? <CardScreen request={request} /> : <PhoneScreen request={request} />}
      </div>
    </div>
  );
}

function PhoneScreen({ request: { amount: due, step, pin } }: { request: Request }) {
  const { act } = useTill();
  const isAsked = step === "asked";
  return (
    <>
      <div className="till-dev__top">
        <span>{clock()}</span>
        <span aria-hidden="true">4G</span>
      </div>
      <div className="till-dev__amount">
        {amount(due)}
        <small>{devices.to(shop.name)}</small>
      </div>
      {step === "received" ? (
        <div className="till-got">
          <span className="till-disc">
            <Tick />
          </span>
          <b>{devices.received}</b>
          <span>
            {shop.till}, {clock()}
          </span>
        </div>
      ) : (
        <>
          <div className="till-pin">
            <h3>{devices.pay}</h3>
            <p>{isAsked ? devices.pin : devices.sending}</p>
            <div className="till-pin__digits" role="img" aria-label={devices.pinTyped(pin.length)}>
              {[0, 1, 2, 3].map((place) => (
                <i
                  key={place}
                  data-is={place < pin.length ? "typed" : place === pin.length ? "next" : undefined}
                />
              ))}
            </div>
            <div className="till-pin__foot">
              <button type="button" disabled={!isAsked} onClick={() => act({ do: "cancel", by: "customer" })}>
                {devices.cancel}
              </button>
              <button
                type="button"
                disabled={!isAsked || pin.length < 4}
                onClick={() => act({ do: "answer" })}
              >
                {devices.send}
              </button>
            </div>
          </div>
          <div className="till-keys">
            {[..."123456789", "", "0"].map((key) =>
              key ? (
                <button key={key} type="button" onClick={() => act({ do: "pin", key })}>
                  {key}
                </button>
              ) : (
                <span key="none" />
              ),
            )}
            <button
              type="button"
              aria-label={devices.erase}
              onClick={() => act({ do: "pin", key: "Backspace" })}
            >
              <Icon name="delete" />
            </button>
          </div>
        </>
      )}
    </>
  );
}

function CardScreen({ request: { amount: due, step } }: { request: Request }) {
  const { act } = useTill();
  const isAsked = step === "asked";
  return (
    <>
      <div className="till-dev__amount">
        {amount(due)}
        <small>{devices.at(shop.name)}</small>
      </div>
      {step === "received" ? (
        <>
          <span className="till-disc">
            <Tick />
          </span>
          <p>
            <b>{devices.approved}</b>
            <br />
            {devices.takeCard}
          </p>
        </>
      ) : (
        <>
          <span className="till-dev__wave">
            <Icon name="smartphone-nfc" />
          </span>
          <p>{isAsked ? devices.present : devices.asking}</p>
          <div className="till-dev__foot">
            <button
              type="button"
              className="till-go"
              disabled={!isAsked}
              onClick={() => act({ do: "answer" })}
            >
              {devices.tap}
            </button>
            <button
              type="button"
              className="till-dev__cancel"
              disabled={!isAsked}
              onClick={() => act({ do: "cancel", by: "customer" })}
            >
              {devices.cancel}
            </button>
          </div>
        </>
      )}
    </>
  );
}
