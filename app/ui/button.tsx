import type { ComponentProps, ReactNode } from "react";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { Icon } from "./icon";
import { OtherLanguage, PageLink } from "./page-link";

type Kind = "primary" | "accent" | "line";
type Size = "m" | "s";
type Look = { kind: Kind; size?: Size /** Full width on phones. */; wide?: boolean };

type ButtonProps = Look & {
  children: string;
  /** The label while the work is under way. The button keeps the width of the longer label. */
  busyLabel?: string;
  busy?: boolean;
} & Omit<ComponentProps<"button">, "className" | "children">;

export function Button({ kind, size = "m", wide, busyLabel, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      className={look({ kind, size, wide })}
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {busyLabel ? (
        <span className="btn__label" data-other={busy ? children : busyLabel}>
          <span className="btn__now">
            {busy && <span className="spin" />}
            {busy ? busyLabel : children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = Look & { to: string; children: string };

export function ButtonLink({ kind, size = "m", wide, to, children }: ButtonLinkProps) {
  return (
    <PageLink className={look({ kind, size, wide })} to={to}>
      {children}
    </PageLink>
  );
}

type ArrowLinkProps = {
  to: string;
  children: ReactNode;
  /** Heard and indexed after the words, where 'Learn More' alone would not say about what. */
  about?: string;
};

export function ArrowLink({ to, children, about }: ArrowLinkProps) {
  const language = useLanguage();
  return (
    <a className="link" href={pathIn(language, to)}>
      {about ? <span>{children}</span> : children}
      <OtherLanguage to={to} />
      {about && <span className="visually-hidden"> {about}</span>} <Icon name="arrow-right" size="s" />
    </a>
  );
}

function look({ kind, size, wide }: Look): string {
  return ["btn", `btn--${kind}`, size === "s" && "btn--s", wide && "btn--wide"].filter(Boolean).join(" ");
}
