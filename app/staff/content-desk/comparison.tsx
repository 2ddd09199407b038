import { Link } from "react-router";
import type { Change } from "~/content-desk/changes";
import { longTime } from "~/time/words";
import { Block } from "../block";
import { Table } from "../table";
import { kindTexts } from "./content";

const texts = kindTexts.compare;

/** An earlier version beside what visitors see now, field by field. */
export function Comparison({ at, changes }: { at: Date; changes: Change[] }) {
  return (
    <Block
      id="compare"
      title={texts.title(longTime(new Date(at)))}
      note={
        <Link className="text-link" to=".">
          {texts.close}
        </Link>
      }
    >
      {changes.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <Table
          rows={changes}
          keyOf={({ group, label }) => `${group} ${label}`}
          cards
          columns={[
            { label: texts.columns.field, cell: ({ group, label }) => `${group}: ${label}` },
            { label: texts.columns.was, isNamed: true, cell: ({ was }) => <del>{was || texts.empty}</del> },
            { label: texts.columns.is, isNamed: true, cell: ({ is }) => <ins>{is || texts.empty}</ins> },
          ]}
        />
      )}
    </Block>
  );
}
