import { languageHere } from "~/language/language";
import { readFields } from "./fields";
import type { Fields } from "./rules";

/** A message for each wrong field. */
export type Check = (fields: Fields) => Promise<Fields>;

/** Messages while the visitor is still at the field. The server looks at the same rules again. */
export function openChecks(
  form: HTMLFormElement,
  check: Check = async () => ({}),
  show: (field: string, message: string | undefined) => void,
) {
  let timer = 0;

  /** Rules that could not be loaded are left to the server. */
  async function all(fields: Fields): Promise<Fields> {
    try {
      return await check(fields);
    } catch (error) {
      console.warn("The rules could not be loaded", error);
      return {};
    }
  }

  async function one(field: string) {
    show(field, (await all(readFields(form)))[field]);
  }

  return {
    all,
    one,
    /** Delayed: a message that appears on blur would move the button that is being pressed. */
    oneSoon(field: string) {
      clearTimeout(timer);
      timer = window.setTimeout(one, 200, field);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The rules are loaded on the first focus, not with the page. */
export function rulesOf(load: () => Promise<Parameters<typeof import("./rules").parseFields>[0]>): Check {
  return async (fields) => {
    const [{ parseFields }, schema] = await Promise.all([import("./rules"), load()]);
    const parsed = parseFields(schema, fields, languageHere());
    return "errors" in parsed ? parsed.errors : {};
  };
}
