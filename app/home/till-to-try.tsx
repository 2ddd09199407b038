import { Illustration } from "~/illustrations/illustration";
import { tryTill } from "~/till/try-link";
import { ButtonLink } from "~/ui/button";

/** The way to the till that runs. This page has no application: the till is one tap away, and its picture is the tap. */
export function TillToTry({ title, text }: { title: string; text: string }) {
  return (
    <section className="section try">
      <div className="wrap split">
        <div className="try__txt">
          <h2 className="heading-2">{title}</h2>
          <p className="lede">{text}</p>
          <ButtonLink kind="primary" to={tryTill.to}>
            {tryTill.label}
          </ButtonLink>
        </div>
        <a className="try__art" href={tryTill.to} tabIndex={-1}>
          <Illustration name="pos-sale" />
        </a>
      </div>
    </section>
  );
}
