import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { focusProblem } from "./attention";
import { type FormEngine, type FormOptions, openForm } from "./engine";
import { startingState } from "./form-state";
import { previousPath } from "./origin";
import type { FormResult } from "./result";
import type { Fields } from "./rules";
import { formTexts } from "./texts";

type Options<Done extends object> = Pick<FormOptions<Done>, "name" | "check" | "onDone"> &
  Partial<Pick<FormOptions<Done>, "cameFrom" | "what" | "consoleLine">> & {
    /** What the server answered to the same form sent without JavaScript. */
    answered?: FormResult<Done>;
  };

/** The form engine in a React page: posts through the router, and shows the engine's state. */
export function useForm<Done extends object = object>(options: Options<Done>) {
  const { answered } = options;
  const ref = useRef<HTMLFormElement>(null);
  const engine = useRef<FormEngine>(undefined);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const post = usePost<Done>();
  const [state, setState] = useState(() => startingState(answered));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated.
  useEffect(() => {
    if (!ref.current) return;
    const { name, check, cameFrom = previousPath, what = "form" } = options;
    engine.current = openForm<Done>(ref.current, state, {
      name,
      check,
      post,
      what,
      consoleLine: options.consoleLine ?? formTexts.consoleLine,
      cameFrom,
      onChange: setState,
      onDone: (result) => latest.current.onDone(result),
    });
    return engine.current.close;
  }, []);

  useEffect(() => {
    if (state.attention > 0 && ref.current) focusProblem(ref.current);
  }, [state.attention]);

  const failedBefore = answered?.success === false ? answered : undefined;
  const values: Fields = (answered && "values" in answered && answered.values) || {};
  const firstWrong = Object.keys(failedBefore?.errors ?? {})[0];

  return {
    ...state,
    values,
    /** What a field needs to know of the form. A page without JavaScript finds the first wrong field by itself. */
    field: (name: string) => ({
      name,
      defaultValue: values[name],
      error: state.errors[name],
      autoFocus: name === firstWrong || undefined,
    }),
    busy: state.phase === "sending",
    send: () => engine.current?.send(),
    clear: () => engine.current?.clear(),
    stopWaiting: () => engine.current?.stopWaiting(),
    hold: (held: boolean) => engine.current?.hold(held),
    // The messages are ours from the first view on: before hydration the server writes the same ones.
    formProps: { ref, method: "post" as const, noValidate: true },
  };
}

/** The router's fetcher as a question and its answer. */
function usePost<Done extends object>() {
  const fetcher = useFetcher<FormResult<Done>>();
  const { pathname, search } = useLocation();
  const answer = useRef<(result: FormResult<Done>) => void>(undefined);
  const submit = useRef((_body: FormData) => {});
  useLayoutEffect(() => {
    submit.current = (body) => void fetcher.submit(body, { method: "post", action: pathname + search });
  });
  useEffect(() => {
    if (fetcher.data) answer.current?.(fetcher.data as FormResult<Done>);
  }, [fetcher.data]);
  return (body: FormData) =>
    new Promise<FormResult<Done>>((resolve) => {
      answer.current = resolve;
      submit.current(body);
    });
}
