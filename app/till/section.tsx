import { href, Link } from "react-router";
import { SectionHead } from "~/ui/section";
import { section } from "./content";
import { TillNear } from "./host";
import { WithoutScript } from "./without-script";

/** The till in the middle of the VeltoPOS page. */
export function TillSection() {
  return (
    <section className="till-section" aria-label={section.label}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <TillNear />
        <WithoutScript />
        <p className="till-note">
          {section.note}{" "}
          <Link className="till-note__link" to={href("/products/veltopos/try")} prefetch="intent">
            {section.fullScreen}
          </Link>
        </p>
      </div>
    </section>
  );
}
