import { href } from "react-router";
import { pageMeta } from "~/seo/meta";
import { Icon } from "~/ui/icon";
import { section, tryPage } from "./content";
import { TillHost } from "./host";
import { WithoutScript } from "./without-script";
import "./sheet.css";

// The till is what this page is: its file is fetched beside the application's, not after it has started.
if (!import.meta.env.SSR) void import("./till");

export function meta() {
  return pageMeta({ ...tryPage, path: href("/products/veltopos/try") });
}

export default function TryPage() {
  return (
    <section className="till-section till-section--try">
      <div className="till-section__wide">
        <div className="till-section__head">
          <h1>{tryPage.heading}</h1>
          <a className="link" href={href("/products/veltopos")}>
            <Icon name="arrow-left" size="s" /> {tryPage.back}
          </a>
        </div>
        <h2 className="visually-hidden">{section.label}</h2>
        <TillHost />
        <WithoutScript />
        <p className="till-note">{section.note}</p>
      </div>
    </section>
  );
}
