import { Link } from "react-router";

type Props = { title: string; text: string; clear?: string };

/** Where a list would be: why nothing is there, and the way back from filters that nothing fits. */
export function Empty({ title, text, clear }: Props) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {clear && (
        <Link className="btn btn--line" to=".">
          {clear}
        </Link>
      )}
    </div>
  );
}
