import { href } from "react-router";
import { SectionHead } from "~/ui/section";
import { section } from "./content";
import { TillHost } from "./host";
import { tryTill } from "./try-link";
import { WithoutScript } from "./without-script";

/** The till in the middle of the VeltoPOS page. */
export function TillSection() {
  return (
    <section className="till-section" id="till" aria-label={section.label}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <TillHost />
        <WithoutScript />
        <p className="till-note">
          {section.note}{" "}
          <a className="till-note__link" href={href(tryTill.to)}>
            {section.fullScreen}
          </a>
        </p>
      </div>
    </section>
  );
}
