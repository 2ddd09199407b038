import { href } from "react-router";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { demoPage } from "./content";
import { Head } from "./head";

/** For an address that opens nothing: mostly a link that was cut short on its way. */
export function UnknownDemo() {
  const { unknown } = demoPage;
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
