import { use } from "react";
import afterLoad from "./after-load?worker&url";
import { NonceContext } from "./nonce";
import source from "./start.js?inline-script";

/** In every page's head. `application`: this page has one to start or to wait for. */
export function StartScript({ application }: { application: boolean }) {
  return (
    <script
      nonce={use(NonceContext)}
      data-application={application || undefined}
      data-after-load={afterLoad}
      // Only the server knows the source; in the browser the script has run before React sees it.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : "" }}
    />
  );
}
