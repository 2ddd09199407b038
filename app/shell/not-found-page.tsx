import { Form, href } from "react-router";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { site } from "~/site";
import { ArrowLink, Button } from "~/ui/button";
import { shellWords } from "./content.sw";
import { EmptySale } from "./empty-sale";

export function NotFound() {
  const language = useLanguage();
  const shell = shellWords[language];
  const texts = shell.notFound;
  return (
    <>
      <title>{`${texts.title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptySale title={texts.title} lede={texts.lede} slip={{ title: texts.slip, till: "404" }}>
        <Form className="lost__find" role="search" action={pathIn(language, href("/search"))}>
          <label htmlFor="lost-q">{texts.search}</label>
          <input className="input" id="lost-q" name="q" type="search" />
          <Button kind="primary" wide>
            {texts.send}
          </Button>
        </Form>
        <h2 className="visually-hidden">{texts.further}</h2>
        <div className="lost__links">
          <ArrowLink to={href("/")}>{texts.home}</ArrowLink>
          <ArrowLink to={href("/products/veltopos")}>VeltoPOS</ArrowLink>
          <ArrowLink to={href("/products/hardware")}>{shell.hardware.name}</ArrowLink>
          <ArrowLink to={href("/contact")}>{shell.contact}</ArrowLink>
        </div>
      </EmptySale>
    </>
  );
}
