import { type ReactNode, useEffect, useRef } from "react";

type SuccessBlockProps = { title: string; message: string; action?: ReactNode };

/** Takes the place of a form that was sent, on a torn sheet. Focus moves to its heading. */
export function SuccessBlock({ title, message, action }: SuccessBlockProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sheet sheet--paper">
      <div className="done" role="status">
        <svg className="done__tick" viewBox="0 0 88 88" aria-hidden="true">
          <circle cx="44" cy="44" r="44" fill="var(--v-marigold)" />
          <path
            d="M27 45.5 39 58l23-27"
            pathLength="1"
            fill="none"
            stroke="var(--v-on-marigold)"
            strokeWidth="6.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {/* biome-ignore lint/a11y/noAutofocus: an answer to what the visitor has just sent */}
        <h2 className="h2" tabIndex={-1} ref={heading} autoFocus>
          {title}
        </h2>
        <p>{message}</p>
        {action}
      </div>
      <div className="tear" />
    </div>
  );
}
