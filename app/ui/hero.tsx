import type { ReactNode } from "react";

type HeroProps = {
  align: "left" | "center";
  title: string;
  lede: ReactNode;
  crumbs?: ReactNode;
  actions?: ReactNode;
  /** Product screens at the right; left-aligned heroes only. */
  art?: ReactNode;
};

export function Hero({ align, title, lede, crumbs, actions, art }: HeroProps) {
  const text = (
    <>
      {crumbs}
      <h1 className="heading-1">{title}</h1>
      <p className="lede">{lede}</p>
      {actions && (
        <div className={align === "left" ? "row row--link hero__acts" : "hero__acts"}>{actions}</div>
      )}
    </>
  );
  return (
    <section className={heroClass(align, art)}>
      <div className="wrap">
        {art ? <div className="hero__text">{text}</div> : text}
        {art && <div className="hero__art">{art}</div>}
      </div>
    </section>
  );
}

function heroClass(align: HeroProps["align"], art: ReactNode): string {
  if (align === "center") return "hero hero--center";
  return art ? "hero hero--split" : "hero";
}
