import { Illustration } from "~/illustrations/illustration";
import { useWords } from "~/language/use-language";
import { sectionWords } from "./content.sw";

/** In the place of the till where there are no scripts to run it. */
export function WithoutScript() {
  const section = useWords(sectionWords);
  return (
    <div className="till-without">
      <Illustration name="pos-sale" />
      <p>{section.withoutScript}</p>
    </div>
  );
}
