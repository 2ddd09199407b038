import { href, useLocation } from "react-router";
import type { Offer } from "~/bookings/offer.server";
import { AboutLine, AskingAbout } from "~/contact/about-line";
import { rulesOf } from "~/forms/field-checks";
import { FormFields } from "~/forms/form-fields";
import { previousPath } from "~/forms/origin";
import { DraftNote, FormMessages, Honeypot, NewsOptIn } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { useLanguage, useWords } from "~/language/use-language";
import { editionName, editionOf } from "~/leads/editions";
import { Button } from "~/ui/button";
import { PageLink } from "~/ui/page-link";
import { demoWords } from "./content.sw";

/** What follows a request that was stored: times to choose from, where somebody gives demos. */
export type DemoDone = { offer?: Offer };

type DemoFormProps = {
  about?: string;
  answered?: FormResult<DemoDone>;
  onDone: (result: FormDone<DemoDone>) => void;
};

export function DemoForm({ about, answered, onDone }: DemoFormProps) {
  const form = useForm<DemoDone>({ name: "demo", what: "demo request", check, answered, onDone });
  const texts = useWords(demoWords).form;
  const [agree, terms, and, privacy, end] = texts.legal;
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <FormFields fields={texts.fields} field={form.field} />
        {form.hydrated && <Edition />}
        <AboutLine named={about} />
        <Honeypot />
        <NewsOptIn checked={form.values.news === "on"} />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <p className="demo__legal">
            {`${agree} `}
            <PageLink to={href("/terms")}>{terms}</PageLink>
            {` ${and} `}
            <PageLink to={href("/privacy")}>{privacy}</PageLink>
            {end === "." ? end : ` ${end}`}
          </p>
        </div>
        <div className="full form__end">
          <p className="form__small">{texts.privacy}</p>
          <DraftNote hydrated={form.hydrated} />
        </div>
      </form>
    </div>
  );
}

/** The server reads the same from the address, so that it works without this line too. */
function Edition() {
  const { search } = useLocation();
  const edition = editionName(editionOf(new URLSearchParams(search), previousPath()) ?? "", useLanguage());
  return edition && !search.includes("about=") ? <AskingAbout>{edition}</AskingAbout> : null;
}

const check = rulesOf(async () => (await import("~/leads/demo-input")).demoInput);
