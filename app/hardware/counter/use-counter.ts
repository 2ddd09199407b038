import { type FormEvent, type InputEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { quantityOf } from "~/catalogue/lines";
import { type HardwareType, machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import { editions } from "~/pos/editions";
import { typeNumber } from "~/ui/stepper";
import {
  type CounterChoice,
  counterAddress,
  counterOf,
  isSame,
  namesCounter,
  readCounter,
} from "./counter-address";

/**
 * The counter's form and what it says. The fields keep the numbers, so that what was typed before the page ran counts;
 * the address follows them.
 */
export function useCounter(start: CounterChoice) {
  const form = useRef<HTMLFormElement>(null);
  const [counter, setCounter] = useState(start);
  const [tooMany, setTooMany] = useState<HardwareType>();
  const [isTouched, setTouched] = useState(false);
  const { search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is hydrated, and when a link leads here.
  useEffect(() => {
    if (!form.current) return;
    const params = new URLSearchParams(search);
    if (!isSame(readForm(form.current), counter)) show(readEarly(form.current, counter));
    // A page that the device kept, or one opened by the application, knows no query.
    else if (namesCounter(params) && !isSame(readCounter(params), counter)) show(readCounter(params));
  }, [search]);

  /** Writes a counter into the fields, which tell it to everybody else. */
  function show(next: CounterChoice) {
    if (!form.current) return;
    for (const { id } of machines) write(form.current, id, quantityOf(next.lines, id));
    for (const { slug } of editions) radio(form.current, slug).checked = slug === next.trade;
    follow(next);
  }

  function follow(next: CounterChoice) {
    setCounter(next);
    setTouched(true);
    history.replaceState(history.state, "", counterAddress(next));
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    const { name, value } = event.target as unknown as HTMLInputElement;
    // What `show` writes comes back here; only a person's own step counts.
    if (isWriting) return;
    setTouched(true);
    const trade = name === "trade" && editions.find(({ slug }) => slug === value);
    setTooMany(undefined);
    if (trade) return show(counterOf(trade.slug));
    if (Number(value) > fieldLimits.quantity) {
      setTooMany(name as HardwareType);
      write(event.currentTarget, name, fieldLimits.quantity);
    }
    follow(readForm(event.currentTarget));
  }

  /** What is no number is written as what it counts for. */
  function onBlur({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name, type } = target as HTMLInputElement;
    if (type === "number")
      write(currentTarget, name, quantityOf(readForm(currentTarget).lines, name as HardwareType));
  }

  return { counter, tooMany, isTouched, show, formProps: { ref: form, onInput, onBlur } };
}

let isWriting = false;

function write(form: HTMLFormElement, name: string, quantity: number) {
  isWriting = true;
  typeNumber(form.elements.namedItem(name) as HTMLInputElement, quantity);
  isWriting = false;
}

/** A trade that was chosen before the page ran brings its own numbers. */
function readEarly(form: HTMLFormElement, before: CounterChoice): CounterChoice {
  const now = readForm(form);
  return now.trade && now.trade !== before.trade ? counterOf(now.trade) : now;
}

function readForm(form: HTMLFormElement): CounterChoice {
  return readCounter(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])));
}

function radio(form: HTMLFormElement, trade: string): HTMLInputElement {
  return form.querySelector(`[name=trade][value="${trade}"]`) as HTMLInputElement;
}
