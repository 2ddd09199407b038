import { useLanguage } from "~/language/use-language";
import { published, publishedNow } from "~/published/published";
import { PageLink } from "~/ui/page-link";

/** What staff want every visitor to know, for a while; and, in a preview, that it is one. */
export function NoticeBar() {
  const language = useLanguage();
  const notice = published("notice");
  const { preview } = publishedNow();
  return (
    <>
      {preview && (
        <p className="notice-bar notice-bar--preview">
          {preview.text} <a href={preview.back}>{preview.label}</a>
        </p>
      )}
      {notice && (
        <p className="notice-bar">
          {notice.to ? <PageLink to={notice.to}>{notice.text[language]}</PageLink> : notice.text[language]}
        </p>
      )}
    </>
  );
}
