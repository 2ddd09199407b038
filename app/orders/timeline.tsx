import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { progressWords, wayWords } from "./content.sw";
import type { WayStep } from "./way";

/** Steps done with their day, the step it is at, and the ones to come. */
export function Timeline({ way }: { way: WayStep[] }) {
  const { notYet } = useWords(wayWords);
  return (
    <ol className="way" aria-label={useWords(progressWords)}>
      {way.map(({ title, isDone, isAt, day, at, text, link }) => (
        <li
          key={title}
          className={isDone ? "way__step is-done" : "way__step"}
          aria-current={isAt ? "step" : undefined}
        >
          <span className="way__dot">{isDone && <Icon name="check" size="s" />}</span>
          <b>{title}</b>
          <p>
            {day && (
              <time className="way__day" dateTime={at}>
                {day}
              </time>
            )}
            {isDone ? text : <span className="visually-hidden">{notYet}</span>}{" "}
            {link && (
              <a href={link.href} rel="noreferrer nofollow">
                {link.text}
              </a>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
