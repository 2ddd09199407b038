import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { demoWords } from "./content.sw";

/** Once the form is sent, the first one is ticked. */
export function Steps({ isSent }: { isSent: boolean }) {
  const { title, list, sent } = useWords(demoWords).steps;
  const [form, ...later] = list;
  return (
    <aside className="demo__side">
      <h2 className="heading-4">{title}</h2>
      <ol>
        {isSent ? (
          <li className="is-done">
            <Icon name="check" />
            <b className="heading-4">{sent}</b>
          </li>
        ) : (
          <Step {...form} />
        )}
        {later.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
    </aside>
  );
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <div>
        <b className="heading-4">{title}</b>
        <p>{text}</p>
      </div>
    </li>
  );
}
