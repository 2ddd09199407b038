import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { shellWords } from "./content.sw";
import { EmptySale } from "./empty-sale";

/** `reference` also stands in the log, so that we can find what happened. */
export function Failure({ reference }: { reference: string | undefined }) {
  const texts = useWords(shellWords).failure;
  return (
    <>
      <title>{`${texts.title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptySale title={texts.title} lede={texts.lede}>
        {reference && (
          <p className="lost__ref">
            {texts.reference} <b>{reference}</b>
          </p>
        )}
        <div className="row row--link hero__acts">
          <ButtonLink kind="primary" to={href("/")}>
            {texts.home}
          </ButtonLink>
          <a className="link" href={`mailto:${site.email.info}`}>
            {site.email.info}
          </a>
        </div>
      </EmptySale>
    </>
  );
}
