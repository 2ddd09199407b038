import { href } from "react-router";
import { useLanguage, useWords } from "~/language/use-language";
import { timeHere } from "~/time/zones";
import { ErrorBanner } from "~/ui/error-banner";
import { PageLink } from "~/ui/page-link";
import { sendingFields } from "./fields";
import { formWords } from "./texts.sw";
import type { useForm } from "./use-form";

type Form = Pick<
  ReturnType<typeof useForm>,
  "online" | "phase" | "failure" | "restoredAt" | "isUnsent" | "send" | "clear" | "stopWaiting"
>;

/** Above the fields: what went wrong, what waits for the connection, what was kept from an earlier visit. */
export function FormMessages({ form, busyLabel }: { form: Form; busyLabel: string }) {
  const { phase, failure, online, restoredAt, isUnsent } = form;
  const language = useLanguage();
  const formTexts = formWords[language];
  return (
    <>
      <p className="visually-hidden" role="status">
        {phase === "sending" && busyLabel}
      </p>
      {failure && phase === "idle" && (
        <ErrorBanner
          message={failure.message}
          note={failure.note ?? formTexts.kept}
          first={!failure.errors}
        />
      )}
      {phase === "waiting" && (
        <FormNote>
          {formTexts.waiting} <TextButton onClick={form.stopWaiting}>{formTexts.stopWaiting}</TextButton>
        </FormNote>
      )}
      {!online && phase === "idle" && <FormNote>{formTexts.offline}</FormNote>}
      {restoredAt && phase === "idle" && (
        <FormNote>
          {isUnsent
            ? formTexts.unsent(timeHere(restoredAt, language))
            : formTexts.restored(timeHere(restoredAt, language))}{" "}
          {isUnsent && <TextButton onClick={form.send}>{formTexts.sendUnsent}</TextButton>}{" "}
          <TextButton onClick={form.clear}>{formTexts.clear}</TextButton>
        </FormNote>
      )}
    </>
  );
}

/** Below the fields, and only where it is true: without its script a page keeps nothing. */
export function DraftNote({ hydrated }: { hydrated: boolean }) {
  const formTexts = useWords(formWords);
  return (
    <p className="form__small" style={{ visibility: hydrated ? "visible" : "hidden" }}>
      {formTexts.draft}
    </p>
  );
}

export function NewsOptIn({ checked }: { checked: boolean }) {
  const formTexts = useWords(formWords);
  return (
    <label className="tick full">
      <input type="checkbox" name="news" defaultChecked={checked} />
      {formTexts.news}
    </label>
  );
}

/** People don't see this field; programs that fill every field do. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {useWords(formWords).honeypot}
        <input name={sendingFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function FormNote({ children }: { children: React.ReactNode }) {
  return (
    <p className="note full" role="status" tabIndex={-1} data-form-message>
      {children}
    </p>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="text-btn" onClick={onClick}>
      {children}
    </button>
  );
}

/** Below a form: what we do with what is typed. */
export function PrivacyLink() {
  return <PageLink to={href("/privacy")}>{useWords(formWords).privacy}</PageLink>;
}
