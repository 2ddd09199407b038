import { href, Link, useLocation } from "react-router";
import type { Offer } from "~/bookings/offer.server";
import { employeeRanges } from "~/forms/choices";
import { EmailField } from "~/forms/email-field";
import { rulesOf } from "~/forms/field-checks";
import { previousPath } from "~/forms/origin";
import { DraftNote, FormMessages, Honeypot, NewsOptIn } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { AboutLine, AskingAbout } from "~/leads/about-line";
import { editionName, editionOf } from "~/leads/editions";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { demo } from "./content";

/** What follows a request that was stored: times to choose from, where somebody gives demos. */
export type DemoDone = { offer?: Offer };

type DemoFormProps = {
  about?: string;
  answered?: FormResult<DemoDone>;
  onDone: (result: FormDone<DemoDone>) => void;
  /** The visitor has just asked for this form, so it takes the focus. */
  again: boolean;
};

export function DemoForm({ about, answered, onDone, again }: DemoFormProps) {
  const form = useForm<DemoDone>({ name: "demo", check, answered, onDone });
  const texts = demo.form;
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <Field
          label={texts.name}
          {...form.field("name")}
          autoComplete="name"
          {...(again && { autoFocus: true })}
          required
        />
        <EmailField label={texts.email} {...form.field("email")} />
        <Field label={texts.company} {...form.field("company")} autoComplete="organization" required />
        <Field
          label={texts.phone}
          {...form.field("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <Field full optional as="select" label={texts.employees} {...form.field("employees")}>
          <option value="">{texts.employeesEmpty}</option>
          {employeeRanges.map((range) => (
            <option key={range}>{range}</option>
          ))}
        </Field>
        <Field
          full
          optional
          as="textarea"
          label={texts.message}
          {...form.field("message")}
          rows={4}
          placeholder={texts.messagePlaceholder}
        />
        {form.hydrated && <Edition />}
        <AboutLine named={about} />
        <Honeypot />
        <NewsOptIn checked={form.values.news === "on"} />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <p className="demo__legal">
            By submitting this form you agree to our <Link to={href("/terms")}>terms</Link> and{" "}
            <Link to={href("/privacy")}>privacy policy</Link>.
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
  const edition = editionName(editionOf(new URLSearchParams(search), previousPath()) ?? "");
  return edition && !search.includes("about=") ? <AskingAbout>{edition}</AskingAbout> : null;
}

const check = rulesOf(async () => (await import("~/leads/demo-input")).demoInput);
