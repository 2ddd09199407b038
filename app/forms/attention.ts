import { marks } from "~/marks";

/** Where the visitor should look next: the first wrong field, or else the message above the form. */
export function focusProblem(form: HTMLFormElement) {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector);
  (find('[aria-invalid="true"]') ?? find(`[${marks.formMessage}]`))?.focus();
}
