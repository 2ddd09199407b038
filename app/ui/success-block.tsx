import { type ReactNode, useEffect, useRef } from "react";

type SuccessBlockProps = {
  title: ReactNode;
  message: string;
  /** What happens next. */
  next?: string;
  action?: ReactNode;
  /** `h1` where the page has no other main heading. */
  heading?: "h1" | "h2";
};

/** Takes the place of a form that was sent, on a torn sheet. Focus moves to its heading. */
export function SuccessBlock({ title, message, next, action, heading: Heading = "h2" }: SuccessBlockProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sheet sheet--paper sheet--done">
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
        <Heading className="heading-2" tabIndex={-1} ref={heading} autoFocus>
          {title}
        </Heading>
        <p>{message}</p>
        {next && <p>{next}</p>}
        {action}
      </div>
      <div className="tear tear--under" />
    </div>
  );
}
