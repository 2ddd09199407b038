import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { site } from "~/site";
import { PageLink } from "~/ui/page-link";
import { launcherWords } from "./launcher-words.sw";
import { whatsappUrl } from "./whatsapp";

/** How to reach a person when the chat can't be opened. */
export function OtherWays() {
  const texts = useWords(launcherWords);
  const [mobile] = site.phones;
  return (
    <ul>
      <li>
        <a href={`tel:${mobile.replaceAll(" ", "")}`}>{`${texts.call} ${mobile}`}</a>
      </li>
      <li>
        <a href={whatsappUrl(texts.whatsappText)}>{texts.whatsapp}</a>
      </li>
      <li>
        <PageLink to={href("/contact")}>{texts.contact}</PageLink>
      </li>
    </ul>
  );
}
