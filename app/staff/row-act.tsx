import { Form } from "react-router";

type Props = { id: string; verb?: string; label: string /** Of which row. */; what: string };

/** What can be done with one row of a list: a form of its own. */
export function RowAct({ id, verb, label, what }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        className="btn btn--quiet"
        type="submit"
        name={verb && "do"}
        value={verb}
        aria-label={`${label}: ${what}`}
      >
        {label}
      </button>
    </Form>
  );
}
