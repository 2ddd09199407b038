import { type RefObject, useEffect, useId, useRef } from "react";
import { cents, nothing } from "~/money/cents";
import { detail } from "../content";
import { cashOf, quickAmounts, readMoney } from "../rules/cash";
import { amount, ksh } from "../rules/money";
import { sampleCodes, shop } from "../shop";
import { openTotals } from "../state/figures";
import { useTill } from "../use-till";

/** What the chosen way still needs. Always the same height, so that nothing under it moves. */
export function Detail() {
  const { state } = useTill();
  return <div className="till-detail">{detailOf(state.way, state.online)}</div>;
}

function detailOf(way: string, online: boolean) {
  if (way === "cash") return <CashDetail />;
  if (way === "split") return <SplitDetail />;
  if (!online) return <CodeDetail key={way} way={way === "card" ? "card" : "mpesa"} />;
  return way === "card" ? <p className="till-detail__text">{detail.card}</p> : <PhoneDetail />;
}

function CashDetail() {
  const { state, act } = useTill();
  const input = useRef<HTMLInputElement>(null);
  const { due } = openTotals(state);
  const isEmpty = state.basket.lines.length === 0;
  const given = state.given.trim() === "" ? due : (readMoney(state.given) ?? nothing);
  const { short, change } = cashOf(given, due);
  const problem =
    state.problem === "short"
      ? detail.short(ksh(short))
      : state.problem === "not-money"
        ? detail.notMoney
        : undefined;
  useFocusOn(input, problem);
  const give = (text: string) => act({ do: "type", field: "given", text });
  return (
    <>
      <div className="till-detail__row">
        {(isEmpty ? [nothing] : quickAmounts(due)).map((quick, index) => (
          <button
            key={quick}
            type="button"
            className="till-quick"
            aria-pressed={given === quick}
            disabled={isEmpty}
            onClick={() => give(index === 0 ? "" : amount(quick))}
          >
            {index === 0 ? detail.exact : amount(quick).slice(0, -3)}
          </button>
        ))}
        <input
          ref={input}
          aria-label={detail.givenLabel}
          inputMode="decimal"
          autoComplete="off"
          placeholder={detail.given}
          value={state.given}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => give(event.currentTarget.value)}
        />
      </div>
      {problem ? (
        <p className="till-change">
          <Alert>{problem}</Alert>
        </p>
      ) : (
        <p className="till-change">
          <span>
            {detail.change} <Rounding />
          </span>
          <b>{amount(change)}</b>
        </p>
      )}
    </>
  );
}

function PhoneDetail() {
  const { state, act } = useTill();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = state.problem === "phone" ? detail.badPhone : undefined;
  useFocusOn(input, problem);
  return (
    <>
      <div className="till-detail__row">
        <label htmlFor={id}>{detail.phone}</label>
        <input
          id={id}
          ref={input}
          inputMode="tel"
          autoComplete="off"
          value={state.phone}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => act({ do: "type", field: "phone", text: event.currentTarget.value })}
        />
      </div>
      <p>{problem ? <Alert>{problem}</Alert> : <Rounding otherwise={detail.prompt} />}</p>
    </>
  );
}

function CodeDetail({ way }: { way: "mpesa" | "card" }) {
  const { state, act } = useTill();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const texts = {
    mpesa: [detail.smsCode, detail.smsCodeHint, detail.mpesaOffline(shop.mpesaTill), detail.badSmsCode],
    card: [detail.approval, detail.approvalHint, detail.cardOffline, detail.badApproval],
  }[way];
  const [label, hint, text, bad] = texts;
  const problem = state.problem === "code" ? bad : undefined;
  useFocusOn(input, problem);
  const type = (code: string) => act({ do: "type", field: "code", text: code });
  return (
    <>
      <div className="till-detail__row">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={10}
          placeholder={hint}
          value={state.code}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <button type="button" className="till-quick till-quick--small" onClick={() => type(sampleCodes[way])}>
          {detail.sample}
        </button>
      </div>
      <p>{problem ? <Alert>{problem}</Alert> : text}</p>
    </>
  );
}

function SplitDetail() {
  const { state, act } = useTill();
  return (
    <>
      <p>
        {detail.split} <Rounding />
      </p>
      <div className="till-detail__row">
        <button
          type="button"
          className="till-quick"
          disabled={state.basket.lines.length === 0}
          onClick={() => act({ do: "open-split" })}
        >
          {state.split ? detail.changeSplit : detail.setSplit}
        </button>
      </div>
    </>
  );
}

function Rounding({ otherwise }: { otherwise?: string }) {
  const { rounding } = openTotals(useTill().state);
  if (rounding === 0) return otherwise;
  return <small>{detail.rounded(rounding > 0 ? "up" : "down", amount(cents(Math.abs(rounding))))}</small>;
}

function Alert({ children }: { children: string }) {
  return (
    <span className="till-bad" role="alert">
      {children}
    </span>
  );
}

/** What is wrong is said, and the field is where the hand goes next. */
function useFocusOn(input: RefObject<HTMLInputElement | null>, problem: string | undefined) {
  useEffect(() => {
    if (problem) input.current?.focus({ preventScroll: true });
  }, [input, problem]);
}
