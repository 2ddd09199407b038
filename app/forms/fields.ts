/** Names of fields that people don't fill: they tell the server about the sending. */
export const sendingFields = {
  requestId: "client_request_id",
  from: "from",
  elapsed: "elapsed_ms",
  honeypot: "subject",
  /** How the visit began, as the tab has kept it. */
  began: "began",
  /** It waited for a connection, and its page may be gone: the answer leads to the page of what was made. */
  later: "sent_later",
} as const;

/** What the visitor filled in. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => !aboutSending.has(name));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export function fillFields(form: HTMLFormElement, fields: Record<string, string>) {
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || aboutSending.has(control.name)) continue;
    // What the page itself sets, such as the price it shows, is not what was typed.
    if (control.type === "hidden") continue;
    const value = fields[control.name];
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      control.checked =
        control.type === "radio" && value === undefined ? control.defaultChecked : control.value === value;
    } else {
      control.value = value ?? defaultOf(control);
    }
    // Parts that show what a field holds hear of it as if it had been typed.
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Text goes; what a field started with, such as one machine, comes back. */
function defaultOf(control: Control): string {
  return control instanceof HTMLInputElement && control.type === "number" ? control.defaultValue : "";
}

/** What is posted: all fields, and what the server wants to know about the sending. */
export function bodyOf(
  form: HTMLFormElement,
  sending: { requestId: string; from: string; elapsed?: number },
): FormData {
  const body = new FormData(form);
  body.set(sendingFields.requestId, sending.requestId);
  body.set(sendingFields.from, sending.from);
  if (sending.elapsed !== undefined) body.set(sendingFields.elapsed, String(Math.round(sending.elapsed)));
  return body;
}

export function hasText(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLTextAreaElement ||
        (control instanceof HTMLInputElement && /^(text|email|tel)$/.test(control.type))) &&
      !aboutSending.has(control.name) &&
      control.value.trim() !== "",
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const aboutSending: ReadonlySet<string> = new Set(Object.values(sendingFields));

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
