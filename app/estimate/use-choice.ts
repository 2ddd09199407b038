import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { typeNumber } from "~/ui/stepper";
import { type Choice, choiceQuery, namesChoice, readChoice, usualTills } from "./choice";

/** The form keeps what is chosen, so that what was pressed before the page ran counts; the address follows it. */
export function useChoice(start: Choice) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(start);
  const [isTouched, setTouched] = useState(false);
  const { search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is hydrated, and when a link leads here.
  useEffect(() => {
    const params = new URLSearchParams(search);
    const typed = readForm(form.current);
    if (typed && !isSame(typed, choice)) follow(typed);
    // A page that the device kept knows no query.
    else if (namesChoice(params) && !isSame(readChoice(params), choice)) show(readChoice(params));
  }, [search]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    const typed = readForm(form.current);
    if (!typed) return;
    if (name === "trade")
      show({ ...typed, tills: Math.max(typed.shops, usualTills(typed.trade) * typed.shops) });
    else follow(typed);
  }

  /** A number that is none, or too few tills, is written as what it counts for. */
  function onBlur() {
    const typed = readForm(form.current);
    if (typed) show(typed);
  }

  function show(next: Choice) {
    if (!form.current) return;
    for (const input of form.current.querySelectorAll<HTMLInputElement>("input")) write(input, next);
    follow(next);
  }

  function follow(next: Choice) {
    setChoice(next);
    setTouched(true);
    history.replaceState(history.state, "", `?${choiceQuery(next)}`);
  }

  return { choice, isTouched, formProps: { ref: form, onInput, onBlur } };
}

function write(input: HTMLInputElement, { trade, shops, tills, own }: Choice) {
  if (input.name === "trade") input.checked = input.value === trade;
  else if (input.name === "own") input.checked = (own as string[]).includes(input.value);
  else typeNumber(input, input.name === "shops" ? shops : tills);
}

function readForm(form: HTMLFormElement | null): Choice | undefined {
  if (!form) return;
  const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
  return readChoice(new URLSearchParams(fields));
}

function isSame(one: Choice, other: Choice): boolean {
  return choiceQuery(one) === choiceQuery(other);
}
