import type { ComponentProps } from "react";
import { leavesLanguage, pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";

type PageLinkProps = { to: string } & Omit<ComponentProps<"a">, "href">;

/** A link that stays in the language of its page; where it can't, it says so before it leads there. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const language = useLanguage();
  return (
    <a {...rest} href={pathIn(language, to)}>
      {children}
      <OtherLanguage to={to} />
    </a>
  );
}

/** `(Kiingereza)`, behind a link from a Swahili page to one that is in English only. */
export function OtherLanguage({ to, heardOnly }: { to: string; heardOnly?: boolean }) {
  if (!leavesLanguage(useLanguage(), to)) return null;
  return heardOnly ? <span className="visually-hidden"> (Kiingereza)</span> : " (Kiingereza)";
}
