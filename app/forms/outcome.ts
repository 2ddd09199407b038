import { useEffect, useState } from "react";
import { forgetSent } from "./draft";
import type { FormDone, FormResult } from "./result";

/** The answer that takes a form's place, whether the form was sent with JavaScript or without. */
export function useOutcome<Done extends object = object>(name: string, answered?: FormResult<Done>) {
  const [state, setState] = useState<{ done?: FormDone<Done>; answered?: FormResult<Done> }>({
    done: answered?.success ? answered : undefined,
    answered,
  });
  const { done } = state;
  useEffect(() => {
    if (done) forgetSent(name);
  }, [done, name]);
  return {
    ...state,
    finish: (result: FormDone<Done>) => setState({ done: result }),
  };
}
