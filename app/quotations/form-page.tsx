import { href } from "react-router";
import { linesQuery, readLines } from "~/catalogue/lines";
import { formAction } from "~/forms/action.server";
import { useOutcome } from "~/forms/outcome";
import { sendForm } from "~/forms/send";
import { languageAsked, languageHere, languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { useWords } from "~/language/use-language";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { PageLink } from "~/ui/page-link";
import type { Route } from "./+types/form-page";
import { quotationFormWords } from "./content.sw";
import type { QuotationDone } from "./done";
import { QuotationForm } from "./form";
import { quotationInput } from "./input";
import { LineList } from "./line-list";
import { makeQuotation } from "./quotations.server";
import { QuotationReady } from "./ready";
import "../orders/sheet.css";

export const handle = { limit: "order" } satisfies RouteFacts;

export function loader({ request }: Route.LoaderArgs) {
  return { lines: readLines(new URL(request.url).searchParams) };
}

export function action(args: Route.ActionArgs) {
  const language = languageAsked(args.request);
  const texts = quotationFormWords[language];
  return formAction<typeof quotationInput, QuotationDone>(args, {
    schema: quotationInput,
    answers: texts.answers,
    async act(services, buyer, { search, context }) {
      const lines = readLines(search);
      if (lines.length === 0) return { refused: { message: texts.noMachines } };
      const { quotation, heldBack } = await makeQuotation(services, { lines, buyer }, context);
      const { number, accessKey, email } = quotation;
      return { quotation: { number, path: pathIn(language, `/quotations/${accessKey}`), email, heldBack } };
    },
    pageOf: ({ quotation }) => quotation.path,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, quotationFormWords[languageHere()].answers.failed);
}

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...quotationFormWords[language].meta, language, noindex: true });
}

export default function QuotationFormPage({ loaderData: { lines }, actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome<QuotationDone>("quotation", actionData);
  const texts = useWords(quotationFormWords);
  const counter = `${href("/products/hardware")}?${linesQuery(lines)}#counter`;
  return (
    <div className="wrap quote">
      <Breadcrumbs above={[{ name: texts.hardware, to: "/products/hardware" }]} current={texts.meta.title} />
      {done ? (
        <QuotationReady {...done.quotation} />
      ) : lines.length === 0 ? (
        <div className="quote__none">
          <h1 className="heading-2">{texts.empty.title}</h1>
          <p className="lede">{texts.empty.text}</p>
          <ButtonLink kind="primary" to={`${href("/products/hardware")}#counter`}>
            {texts.empty.link}
          </ButtonLink>
        </div>
      ) : (
        <div className="quote__grid">
          <header className="quote__head">
            <h1 className="heading-2">{texts.title}</h1>
            <p className="lede">{texts.lede}</p>
          </header>
          <QuotationForm answered={answered} onDone={finish} />
          <aside className="quote__lines" aria-label={texts.machines}>
            <LineList lines={lines} />
            <PageLink className="link" to={counter}>
              {texts.change}
            </PageLink>
          </aside>
        </div>
      )}
    </div>
  );
}
