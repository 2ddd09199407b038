import { type RefObject, useEffect } from "react";

/** Each time `count` goes up, moves the focus to the first wrong field, or else to what went wrong. */
export function useAttention(form: RefObject<HTMLFormElement | null>, count: number) {
  useEffect(() => {
    if (count === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find("[role=alert]"))?.focus();
  }, [form, count]);
}
