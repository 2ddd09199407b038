import { href } from "react-router";
import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { formAction } from "~/forms/action.server";
import type { FormResult } from "~/forms/result";
import { line } from "~/forms/rules";
import { languageAsked, languageOf } from "~/language/language";
import { useLanguage, useWords } from "~/language/use-language";
import type { PageHandle } from "~/page-handle";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { site } from "~/site";
import { fullDate } from "~/time/words";
import { ArrowLink, Button } from "~/ui/button";
import { CheckList } from "~/ui/check-list";
import { Field } from "~/ui/field";
import type { Route } from "./+types/page";
import { warrantyPage } from "./content";
import { warrantyWords } from "./content.sw";
import { type Warranty, warrantyOf } from "./look-up.server";
import "./sheet.css";

/** Numbers are tried out here as orders are where one is looked for: both are stopped early. */
export const handle = { kind: "reading", limit: "find-order" } satisfies PageHandle & RouteFacts;

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...warrantyWords[language].meta, path: warrantyPage.meta.path, language });
}

export function action(args: Route.ActionArgs) {
  const texts = warrantyWords[languageAsked(args.request)];
  return formAction(args, {
    schema: z.object({ serial: line(fieldLimits.serialNumber, texts.missing) }),
    answers: { done: texts.title, failed: texts.failed },
    async act(services, { serial }) {
      return { serial, warranty: await warrantyOf(services, serial, new Date()) };
    },
  });
}

type Answered = FormResult<{ serial: string; warranty: Warranty }> | undefined;

/** A plain form: the number is posted, so that no address, log or cache has it. */
export default function WarrantyPage({ actionData }: Route.ComponentProps) {
  const texts = useWords(warrantyWords);
  const answered = actionData as Answered;
  const failed = answered && !answered.success ? answered : undefined;
  const done = answered?.success ? answered : undefined;
  return (
    <div className="wrap order">
      <div className="order__txt">
        <h1 className="heading-1">{texts.title}</h1>
        <p className="lede">{texts.lede}</p>
      </div>
      <div className="order__slip">
        {done && <Answer serial={done.serial} warranty={done.warranty} />}
        <div className="sheet">
          <form className="form" method="post">
            <Field
              full
              label={texts.serial}
              name="serial"
              defaultValue={done?.serial ?? failed?.values?.serial}
              error={failed?.errors?.serial ?? failed?.message}
              maxLength={fieldLimits.serialNumber}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <div className="full send">
              <Button kind="primary" wide>
                {texts.send}
              </Button>
            </div>
          </form>
        </div>
        <Claim />
      </div>
    </div>
  );
}

function Answer({ serial, warranty }: { serial: string; warranty: Warranty }) {
  const { title, text } = useAnswer(warranty);
  return (
    <div className="sheet sheet--paper claim__answer" role="status">
      <p className="small mute">{serial}</p>
      <h2 className="heading-3">{title}</h2>
      <p>{text}</p>
    </div>
  );
}

function useAnswer(warranty: Warranty): { title: string; text: string } {
  const language = useLanguage();
  const { states, machine: any } = warrantyWords[language];
  if (warranty.state === "unknown") return states.unknown;
  const machine = warranty.machine ?? any;
  if ("until" in warranty) {
    const { title, text } = states[warranty.state];
    return { title: title(fullDate(warranty.until, language)), text: text(machine) };
  }
  const { title, text } = states[warranty.state];
  return { title, text: text(machine) };
}

function Claim() {
  const { claim } = useWords(warrantyWords);
  return (
    <section className="claim">
      <h2 className="heading-4">{claim.title}</h2>
      <CheckList items={claim.items} />
      <div className="row row--link">
        <a className="btn btn--line" href={`tel:${site.phones[0].replaceAll(" ", "")}`}>
          {claim.call}
        </a>
        <ArrowLink to={href("/contact")}>{claim.write}</ArrowLink>
        <ArrowLink to={`${href("/delivery-warranty-returns")}#warranty`}>{claim.more}</ArrowLink>
      </div>
    </section>
  );
}
