import type { ReactNode } from "react";
import { useWords } from "~/language/use-language";
import { shellWords } from "./content.sw";

type EmptySaleProps = {
  title: string;
  lede: string;
  slip?: { title: string; till: string };
  children: ReactNode;
};

/** The slip of a sale that did not happen, torn at both ends. */
export function EmptySale({ title, lede, slip, children }: EmptySaleProps) {
  return (
    <section className="lost">
      <div className="wrap">
        <div className="lost__txt">
          <h1 className="heading-1">{title}</h1>
          <p className="lede">{lede}</p>
          {children}
        </div>
        {slip && <Slip {...slip} />}
      </div>
    </section>
  );
}

function Slip({ title, till }: { title: string; till: string }) {
  const texts = useWords(shellWords).slip;
  return (
    <div className="lost__art" aria-hidden="true">
      <div className="void">
        <b>{title}</b>
        <dl>
          <div>
            <dt>{texts.till}</dt>
            <dd>{till}</dd>
          </div>
          <div>
            <dt>{texts.page}</dt>
            <dd>
              <s>1.00</s>
            </dd>
          </div>
          <div>
            <dt>{texts.returned}</dt>
            <dd>0.00</dd>
          </div>
        </dl>
        <div className="void__tot">
          <span>{texts.total}</span>
          <span>0.00</span>
        </div>
        <p className="void__foot" lang="sw">
          Asante. Karibu tena.
        </p>
      </div>
    </div>
  );
}
