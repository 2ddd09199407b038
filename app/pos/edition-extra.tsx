import { Illustration } from "~/illustrations/illustration";
import { illustrations } from "~/illustrations/illustrations";
import { CheckList } from "~/ui/check-list";
import { PageLink } from "~/ui/page-link";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { CarriedStage } from "~/ui/stage";
import type { Caption, Extra, HardwareRow, Spotlight } from "./edition-content";

/** A section that only this trade has. */
export function EditionExtra({ extra, flush }: { extra: Extra; flush: boolean }) {
  if (extra.kind === "hardware") return <Hardware {...extra} />;
  if (extra.kind === "caption") return <UnderMoment {...extra} />;
  return extra.kind === "night" ? <Night {...extra} /> : <Panel {...extra} flush={flush} />;
}

function UnderMoment({ title, text, points }: Caption) {
  return (
    <section className="section section--flush caption">
      <div className="wrap split">
        <div className="caption__txt">
          <h2 className="heading-3">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="caption__points">
          <CheckList items={points} />
        </div>
      </div>
    </section>
  );
}

function Night({ title, text, points, screen }: Spotlight) {
  return (
    <section className="floor on-night">
      <div className="wrap split">
        <div className="floor__txt">
          <h2 className="heading-2">{title}</h2>
          <p>{text}</p>
          <CheckList items={points} />
        </div>
        <div className="floor__art">
          <Illustration name={screen} flat />
        </div>
      </div>
    </section>
  );
}

function Panel({ title, text, points, screen, flush }: Spotlight & { flush: boolean }) {
  const wide = illustrations[screen].width > 480;
  return (
    <Section ground="paper" flush={flush}>
      <div className="split">
        <div className={wide ? "prep__art panel" : "prep__art prep__art--fit panel"}>
          <Illustration name={screen} />
        </div>
        <div className="prep__txt">
          <h2 className="heading-2">{title}</h2>
          <p className="lede">{text}</p>
          <CheckList items={points} />
        </div>
      </div>
    </Section>
  );
}

function Hardware({ title, text, machines }: HardwareRow) {
  return (
    <section className="floor on-night" id="hardware">
      <div className="wrap">
        <div className="head">
          <h2 className="heading-2">{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="machines">
          {machines.map((machine) => (
            <li key={machine.title}>
              <PageLink to={machine.to}>
                <CarriedStage path={machine.to}>
                  <Picture
                    name={machine.picture}
                    sizes="(min-width: 1024px) 411px, (min-width: 640px) 33vw, 100vw"
                    loading="lazy"
                    alt=""
                  />
                </CarriedStage>
                <h3 className="heading-4">{machine.title}</h3>
                <p>{machine.text}</p>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
