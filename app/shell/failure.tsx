import { href } from "react-router";
import { site } from "~/site";
import { EmptySale } from "./empty-sale";

/** `reference` also stands in the log, so that we can find what happened. */
export function Failure({ reference }: { reference: string | undefined }) {
  return (
    <>
      <title>Unexpected Application Error! | Velto</title>
      <meta name="robots" content="noindex" />
      <EmptySale
        title="Unexpected Application Error!"
        lede="Something went wrong on our side, and we have a record of it. Please try again in a moment."
      >
        {reference && (
          <p className="lost__ref">
            If it happens again, tell us this reference: <b>{reference}</b>
          </p>
        )}
        <div className="row row--link hero__acts">
          <a className="btn btn--primary" href={href("/")}>
            Back to the home page
          </a>
          <a className="link" href={`mailto:${site.email.info}`}>
            {site.email.info}
          </a>
        </div>
      </EmptySale>
    </>
  );
}
