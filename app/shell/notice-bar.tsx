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
        <aside className="notice-bar notice-bar--preview" aria-label={preview.label}>
          <p>
            {preview.text} <a href={preview.back}>{preview.label}</a>
          </p>
        </aside>
      )}
      {notice && (
        <aside className="notice-bar" aria-label={labels[language]}>
          <p>
            {notice.to ? <PageLink to={notice.to}>{notice.text[language]}</PageLink> : notice.text[language]}
          </p>
        </aside>
      )}
    </>
  );
}

const labels = { en: "Notice", sw: "Tangazo" };
