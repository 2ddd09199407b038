import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

type HeadProps = {
  title: string;
  children: ReactNode;
  /** The visitor has just done what the title says. */
  focus?: boolean;
};

/** The page's title. It takes the focus when it is the answer to a button, or the page has become another one. */
export function Head({ title, children, focus }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOtherPage = useNavigationType() !== "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => {
    if (focus || isOtherPage) heading.current?.focus();
  }, [title]);
  return (
    <section className="hero hero--center demo-head">
      <div className="wrap" role={focus ? "status" : undefined}>
        {/* biome-ignore lint/a11y/noAutofocus: the answer to a button, in a page that comes without JavaScript too */}
        <h1 className="heading-1" tabIndex={-1} ref={heading} autoFocus={focus}>
          {title}
        </h1>
        <p className="lede">{children}</p>
      </div>
    </section>
  );
}
