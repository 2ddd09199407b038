import { Suspense } from "react";
import { Illustration } from "~/illustrations/illustration";
import type { IllustrationName } from "~/illustrations/illustrations";
import { useLanguage } from "~/language/use-language";
import { SectionHead } from "~/ui/section";
import { moments } from "./hosts";

export type Moment = {
  name: keyof typeof moments;
  title: string;
  lede: string;
  /** Stands in its place where there are no scripts to run it. */
  picture: IllustrationName;
};

/** The part of an edition's page that can be used. */
export function MomentSection({ name, title, lede, picture }: Moment) {
  const Part = moments[name];
  return (
    <section className={`moment moment--${name}`} aria-label={title}>
      <div className="moment__frame">
        <div className="moment__head">
          <SectionHead title={title} lede={lede} />
          <div className="moment__without">
            <Illustration name={picture} />
          </div>
        </div>
        <div className="used-part" lang={useLanguage() === "en" ? undefined : "en"}>
          <Suspense>
            <Part />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
