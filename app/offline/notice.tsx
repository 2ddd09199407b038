import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { noticeWords } from "./content.sw";

/** Shown by the stylesheet while there is no connection; `notice-state.ts` says when. */
export function OfflineNotice() {
  const text = useWords(noticeWords);
  return (
    <div className="offline" role="status">
      <p>
        <Icon name="wifi-off" size="s" /> {text}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; its element fills it, and React leaves it alone */}
      <unsent-forms suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
