import { Icon } from "~/ui/icon";

/** Shown by the stylesheet while there is no connection; `notice-state.ts` says when. */
export function OfflineNotice() {
  return (
    <div className="offline" role="status">
      <p>
        <Icon name="wifi-off" size="s" /> You are offline. Pages you have read before still open.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; its element fills it, and React leaves it alone */}
      <unsent-forms suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
