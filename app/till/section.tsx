import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { PageLink } from "~/ui/page-link";
import { SectionHead } from "~/ui/section";
import { sectionWords } from "./content.sw";
import { TillHost } from "./host";
import { tryTill } from "./try-link";
import { WithoutScript } from "./without-script";

/** The till in the middle of the VeltoPOS page. */
export function TillSection() {
  const section = useWords(sectionWords);
  return (
    <section className="till-section" id="till" aria-label={section.label}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <TillHost />
        <WithoutScript />
        <p className="till-note">
          {section.note}{" "}
          <PageLink className="till-note__link" to={href(tryTill.to)}>
            {section.fullScreen}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
