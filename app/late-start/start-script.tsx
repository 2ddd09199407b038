import { use } from "react";
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}
