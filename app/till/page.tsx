import { href } from "react-router";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { section, tryPage } from "./content";
import { TillHost } from "./host";
import { WithoutScript } from "./without-script";
import "./sheet.css";

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
        <h2 className="visually-hidden">{section.label}</h2>
        <TillHost />
        <WithoutScript />
        <p className="till-note">{section.note}</p>
      </div>
    </section>
  );
}
