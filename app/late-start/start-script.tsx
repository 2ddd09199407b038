import { use } from "react";
import displayFont from "~/fonts/familjen-grotesk.woff2?url";
import textFont from "~/fonts/figtree.woff2?url";
import afterLoad from "./after-load?worker&url";
import { NonceContext } from "./nonce";
import source from "./start.js?inline-script";

/** In every page's head. `application`: whether the page has an application to start. */
export function StartScript({ application }: { application: boolean }) {
  return (
    <script
      nonce={use(NonceContext)}
      data-application={application || undefined}
      data-after-load={afterLoad}
      data-display-font={displayFont}
      data-text-font={textFont}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}
