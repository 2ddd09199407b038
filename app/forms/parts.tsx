import { ErrorBanner } from "~/ui/error-banner";
import { sendingFields } from "./fields";
import type { useFormState } from "./state";
import { formTexts } from "./texts";

type Form = Pick<
  ReturnType<typeof useFormState>,
  "live" | "online" | "phase" | "failure" | "restoredAt" | "clear" | "stopWaiting"
>;

/** Above the fields: what went wrong, what waits for the connection, what was kept from an earlier visit. */
export function FormMessages({ form, busyLabel }: { form: Form; busyLabel: string }) {
  const { phase, failure, online, restoredAt } = form;
  return (
    <>
      <p className="vh" role="status">
        {phase === "sending" && busyLabel}
      </p>
      {failure && phase === "idle" && (
        <ErrorBanner
          message={failure.message}
          note={failure.note ?? formTexts.kept}
          first={!failure.errors}
        />
      )}
      {failure && phase === "waiting" && (
        <ErrorBanner
          message={failure.message}
          note={formTexts.waiting}
          action={<TextButton onClick={form.stopWaiting}>Don't send it by itself</TextButton>}
        />
      )}
      {!online && phase === "idle" && <FormNote>{formTexts.offline}</FormNote>}
      {restoredAt && phase === "idle" && (
        <FormNote>
          You wrote this on {whenWritten(restoredAt)} and had not sent it yet.{" "}
          <TextButton onClick={form.clear}>Clear it</TextButton>
        </FormNote>
      )}
    </>
  );
}

/** Below the fields, and only where it is true: a page that is not alive keeps nothing. */
export function DraftNote({ live }: { live: boolean }) {
  return (
    <p className="form__small" style={{ visibility: live ? "visible" : "hidden" }}>
      {formTexts.draft}
    </p>
  );
}

export function NewsOptIn({ checked }: { checked: boolean }) {
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
        {formTexts.honeypot}
        <input name={sendingFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function FormNote({ children }: { children: React.ReactNode }) {
  return (
    <p className="note full" role="status">
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

function whenWritten(at: number): string {
  return new Date(at).toLocaleString("en-KE", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
}
