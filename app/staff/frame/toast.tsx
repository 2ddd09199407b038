import { useEffect, useState } from "react";
import { Form } from "react-router";

/** `undo` is a form of its own: where it posts to, and its fields. */
export type Toast = { text: string; undo?: { to: string; fields: Record<string, string> } };

const secondsShown = 8;

export function ToastSlip({ toast }: { toast: Toast | undefined }) {
  const shown = useForSeconds(toast);
  return (
    <div role="status">
      {shown && (
        <div className="toast">
          {shown.text}
          {shown.undo && (
            <Form method="post" action={shown.undo.to} data-undo>
              {Object.entries(shown.undo.fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" aria-keyshortcuts="z">
                Undo
              </button>
            </Form>
          )}
        </div>
      )}
    </div>
  );
}

/** The loader gives a toast once. A refresh of the page, which gives none, does not take it from anybody's eyes. */
function useForSeconds(toast: Toast | undefined): Toast | undefined {
  const [given, setGiven] = useState(toast);
  const [shown, setShown] = useState(toast);
  if (toast !== given) {
    setGiven(toast);
    if (toast) setShown(toast);
  }
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), secondsShown * 1000);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
