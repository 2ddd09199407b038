import { Icon } from "~/ui/icon";

/** Shown by the stylesheet while there is no connection; `notice-state.ts` says when. */
export function OfflineNotice() {
  return (
    <div className="offline" role="status">
      <p>
        <Icon name="wifi-off" size="s" /> You are offline. Pages you have read before still open.
      </p>
      {/* Filled by its element, before React looks at the page or after. */}
      <unsent-forms suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
