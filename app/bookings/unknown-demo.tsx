import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { demoPageWords } from "./content.sw";
import { Head } from "./head";

/** For an address that opens nothing: mostly a link that was cut short on its way. */
export function UnknownDemo() {
  const { unknown } = useWords(demoPageWords);
  return (
    <>
      <Head title={unknown.title}>{unknown.lede}</Head>
      <div className="wrap demo-one">
        <div className="row demo-acts demo-acts--first">
          <ButtonLink kind="primary" to={href("/request-demo")}>
            {unknown.request}
          </ButtonLink>
          <p>
            {unknown.call} <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>{site.phones[0]}</a>.
          </p>
        </div>
      </div>
    </>
  );
}
