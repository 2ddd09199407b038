import { type ComponentProps, type MouseEvent, useRef, useState } from "react";
import { useWords } from "~/language/use-language";
import { Field } from "~/ui/field";
import { suggestedAddress } from "./email-hint";
import { formWords } from "./texts.sw";

type EmailFieldProps = Pick<ComponentProps<typeof Field>, "label" | "name" | "error" | "full"> & {
  defaultValue?: string;
  autoFocus?: boolean;
};

/** Asks about an address that looks like a slip of the finger, and takes it all the same. */
export function EmailField(props: EmailFieldProps) {
  const texts = useWords(formWords);
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef(0);

  function take({ currentTarget }: MouseEvent<HTMLElement>) {
    const input = currentTarget.closest(".field")?.querySelector("input");
    if (!input || !suggestion) return;
    input.value = suggestion;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return (
    <Field
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      onInput={() => {
        clearTimeout(timer.current);
        setSuggestion(undefined);
      }}
      // Delayed: a question that appears on blur would move the button that is being pressed.
      onBlur={({ currentTarget: { value } }) => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setSuggestion(suggestedAddress(value)), 200);
      }}
      note={
        suggestion && (
          <>
            {texts.didYouMean}{" "}
            <button type="button" className="text-btn" onClick={take}>
              {suggestion}
            </button>
            ?
          </>
        )
      }
    />
  );
}
