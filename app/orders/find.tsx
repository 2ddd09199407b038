import { useState } from "react";
import { formAction } from "~/forms/action.server";
import { useOutcome } from "~/forms/outcome";
import { sendForm } from "~/forms/send";
import { languageAsked, languageHere, languageOf } from "~/language/language";
import { useWords } from "~/language/use-language";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { site } from "~/site";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/find";
import { findPageWords } from "./content.sw";
import { FindForm } from "./find-form";
import { findInput } from "./find-input";
import { LastOrderNote } from "./last-order-note";
import { askForOrderLink } from "./order-links.server";
import "./sheet.css";

export const handle = { limit: "find-order", formsLeadTo: "checkout" } satisfies RouteFacts;

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...findPageWords[language].meta, language, noindex: true });
}

export function action(args: Route.ActionArgs) {
  const language = languageAsked(args.request);
  return formAction(args, {
    schema: findInput,
    answers: findPageWords[language].answers,
    async act(services, { reference, contact }, { fields }) {
      await askForOrderLink(services, { reference, ...contact });
      return { values: fields };
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, findPageWords[languageHere()].answers.failed);
}

export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome<object>("find-order", actionData);
  const findPage = useWords(findPageWords);
  const [tries, setTries] = useState(0);
  return (
    <div className="wrap order">
      <div className="order__txt">
        <h1 className="heading-1">{findPage.title}</h1>
        <p className="lede">{findPage.lede}</p>
        <LastOrderNote />
        <p className="small mute order__keep">
          {findPage.help} <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>{site.phones[0]}</a>
        </p>
      </div>
      <div className="order__slip">
        {done && (
          <SuccessBlock
            key={tries}
            title={findPage.answers.title}
            message={done.message}
            next={findPage.answers.again}
          />
        )}
        <FindForm
          answered={answered}
          onDone={(result) => {
            setTries(tries + 1);
            finish(result);
          }}
        />
      </div>
    </div>
  );
}
