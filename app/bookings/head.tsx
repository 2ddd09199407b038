import { type ReactNode, useEffect, useRef } from "react";

type HeadProps = {
  title: string;
  children: ReactNode;
  /** The visitor has just done what the title says. */
  focus?: boolean;
};

/** The page's title. It takes the focus when it is the answer to a button. */
export function Head({ title, children, focus }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section className="hero hero--center demo-head">
      <div className="wrap" role={focus ? "status" : undefined}>
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="lede">{children}</p>
      </div>
    </section>
  );
}
