import { href } from "react-router";
import { languageOf } from "~/language/language";
import { useWords } from "~/language/use-language";
import { pageMeta } from "~/seo/meta";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import type { Route } from "./+types/page";
import { sectionWords, tryPageWords } from "./content.sw";
import { TillHost } from "./host";
import { WithoutScript } from "./without-script";
import "./sheet.css";

// The till is what this page is: its file is fetched beside the application's, not after it has started.
if (!import.meta.env.SSR) void import("./till");

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...tryPageWords[language], language, path: href("/products/veltopos/try") });
}

export default function TryPage() {
  const tryPage = useWords(tryPageWords);
  const section = useWords(sectionWords);
  return (
    <section className="till-section till-section--try">
      <div className="till-section__wide">
        <div className="till-section__head">
          <h1>{tryPage.heading}</h1>
          <PageLink className="link" to={href("/products/veltopos")}>
            <Icon name="arrow-left" size="s" /> {tryPage.back}
          </PageLink>
        </div>
        <h2 className="visually-hidden">{section.label}</h2>
        <TillHost />
        <WithoutScript />
        <p className="till-note">{section.note}</p>
      </div>
    </section>
  );
}
