import type { KeyboardEvent } from "react";
import { Form } from "react-router";
import { StaffIcon } from "../icon";
import { inboxTexts as texts } from "./content";

type Props = { people: { id: string; name: string }[]; ownerId: string | null; version: number };

/** Who looks after it. A list of buttons: one is pressed, with or without scripts; letters and arrows move through it. */
export function Assign({ people, ownerId, version }: Props) {
  const owner = people.find(({ id }) => id === ownerId);
  const choices = [{ id: "", name: texts.nobody }, ...people];
  return (
    <details className="assign" key={`${ownerId}-${version}`} onKeyDown={moveFocus}>
      <summary
        className="btn btn--line"
        data-key="a"
        data-opens="details.assign[open] button"
        aria-keyshortcuts="a"
      >
        <span className="visually-hidden">{texts.owner}</span>
        {owner?.name ?? texts.nobody}
        <StaffIcon name="chevron-down" />
      </summary>
      <Form method="post" className="assign__list">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="version" value={version} />
        {choices.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="owner"
            value={id}
            aria-current={id === (ownerId ?? "") ? "true" : undefined}
          >
            {name}
          </button>
        ))}
      </Form>
    </details>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDetailsElement>) {
  const box = event.currentTarget;
  const buttons = [...box.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (event.key === "Escape" && box.open) {
    box.open = false;
    box.querySelector("summary")?.focus();
  } else if (at >= 0 && event.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
  else if (at >= 0 && event.key === "ArrowUp") buttons.at(at - 1)?.focus();
  else if (at >= 0 && /^\p{L}$/u.test(event.key)) {
    const after = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
    after.find(({ textContent }) => textContent?.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
