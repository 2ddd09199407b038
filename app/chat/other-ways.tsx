import { href } from "react-router";
import { site } from "~/site";
import { launcher as texts } from "./launcher-content";
import { whatsappUrl } from "./whatsapp";

/** How to reach a person when the chat can't be opened. */
export function OtherWays() {
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
        <a href={href("/contact")}>{texts.contact}</a>
      </li>
    </ul>
  );
}
