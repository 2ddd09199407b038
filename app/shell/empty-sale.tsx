import type { ReactNode } from "react";

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
  return (
    <div className="lost__art" aria-hidden="true">
      <div className="void">
        <b>{title}</b>
        <dl>
          <div>
            <dt>Till</dt>
            <dd>{till}</dd>
          </div>
          <div>
            <dt>1 × page</dt>
            <dd>
              <s>1.00</s>
            </dd>
          </div>
          <div>
            <dt>Returned to shelf</dt>
            <dd>0.00</dd>
          </div>
        </dl>
        <div className="void__tot">
          <span>Total ksh</span>
          <span>0.00</span>
        </div>
        <p className="void__foot">Asante. Karibu tena.</p>
      </div>
    </div>
  );
}
