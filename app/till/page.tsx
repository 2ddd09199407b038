import { href } from "react-router";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { section, tryPage } from "./content";
import { TillAtOnce } from "./host";
import { WithoutScript } from "./without-script";

export function meta() {
  return pageMeta({ ...tryPage, path: href("/products/veltopos/try") });
}

export default function TryPage() {
  return (
    <section className="till-section till-section--try">
      <div className="till-section__wide">
        <div className="till-section__head">
          <h1>{tryPage.heading}</h1>
          <ArrowLink to={href("/products/veltopos")}>{tryPage.back}</ArrowLink>
        </div>
        <h2 className="vh">{section.label}</h2>
        <TillAtOnce />
        <WithoutScript />
        <p className="till-note">{section.note}</p>
      </div>
    </section>
  );
}
