import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { PageLink } from "~/ui/page-link";
import { demoWords } from "./content.sw";

export function AnotherDemo() {
  return (
    <PageLink className="btn btn--line" to={href("/request-demo")}>
      {useWords(demoWords).answers.again}
    </PageLink>
  );
}
