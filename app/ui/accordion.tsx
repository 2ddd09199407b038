import { Icon } from "./icon";

type AccordionProps = {
  /** One of this name is open at a time. */
  name: string;
  items: readonly { id: string; title: string; text: string }[];
  /** How many are open at first: one where the list is short, none in a long one. */
  open?: 0 | 1;
};

export function Accordion({ name, items, open = 1 }: AccordionProps) {
  return (
    <div className="faq">
      {items.map(({ id, title, text }, place) => (
        <details key={id} id={`q-${id}`} name={name} open={place < open}>
          <summary>
            {title}
            <Icon name="plus" />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
