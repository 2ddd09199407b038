import type { ReactNode } from "react";
import { ArrowLink } from "./button";

export type ScreenCardProps = {
  /** At most one night card in a group. */
  tint: keyof typeof tints;
  title: string;
  text: ReactNode;
  /** How the screens sit in the card: fitted, running off its edges, or one of the two-screen arrangements. */
  fit: keyof typeof fits;
  art: ReactNode;
  link?: { to: string; label: string };
  level?: 2 | 3;
};

/** A card that carries product screens: text at the top, screens anchored at the bottom. */
export function ScreenCard({ tint, title, text, fit, art, link, level = 3 }: ScreenCardProps) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <article className={tints[tint]}>
      <div className="card__txt">
        <Title className="heading-3">{title}</Title>
        <p>{text}</p>
        {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
      </div>
      <div className={fits[fit]}>{art}</div>
    </article>
  );
}

const tints = {
  sand: "card",
  acacia: "card card--tint",
  marigold: "card card--sun",
  night: "card card--deep on-night",
};

const fits = {
  fit: "card__art art-fit",
  end: "card__art art-fit art-fit--end",
  bleed: "card__art art-bleed",
  crop: "card__art art-crop",
  pair: "card__art art-pair",
  duo: "card__art art-duo",
  hang: "card__art art-hang",
  slip: "card__art art-slip",
  strip: "card__art art-strip",
  phone: "card__art art-phone",
};
