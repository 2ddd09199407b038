import { type RefObject, useRef } from "react";
import { readFields } from "./fields";

type Fields = Record<string, string>;

/** A message for each wrong field. */
export type Check = (fields: Fields) => Fields | Promise<Fields>;

/** The browser's own look at the rules, for messages while the visitor is still at the field. The server looks again. */
export function useChecks(
  form: RefObject<HTMLFormElement | null>,
  check: Check,
  show: (field: string, message: string | undefined) => void,
) {
  const timer = useRef(0);

  /** Rules that could not be loaded are left to the server. */
  async function all(fields: Fields): Promise<Fields> {
    try {
      return await check(fields);
    } catch (error) {
      console.warn("The browser could not look at the rules", error);
      return {};
    }
  }

  async function one(field: string) {
    if (form.current) show(field, (await all(readFields(form.current)))[field]);
  }

  return {
    all,
    one,
    stop: () => clearTimeout(timer.current),
    /** At once, a message would push the button away from under the finger that is just pressing it. */
    oneSoon(field: string) {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(one, 200, field);
    },
  };
}
