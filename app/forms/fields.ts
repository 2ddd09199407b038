/** Names of fields that people don't fill: they tell the server about the sending, not what was said. */
export const sendingFields = {
  requestId: "client_request_id",
  from: "from",
  elapsed: "elapsed_ms",
  honeypot: "subject",
} as const;

/** What the visitor said in a form. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => !aboutSending.has(name));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export function fillFields(form: HTMLFormElement, fields: Record<string, string>) {
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || aboutSending.has(control.name)) continue;
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

/** Words go; what a field started with, such as one machine, comes back. */
function defaultOf(control: Control): string {
  return control instanceof HTMLInputElement && /^(number|hidden)$/.test(control.type)
    ? control.defaultValue
    : "";
}

export function hasWords(form: HTMLFormElement): boolean {
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
