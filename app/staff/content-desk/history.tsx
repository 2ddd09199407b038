import { Form, Link, useSearchParams } from "react-router";
import { longTime } from "~/time/words";
import { Block } from "../block";
import { List } from "../list";
import { When } from "../when";
import { kindTexts } from "./content";

const texts = kindTexts.history;

type Version = { id: number; isPublished: boolean; at: Date; author: string; note: string | null };

/** Every version with who and when; each can be compared with what is published, and brought back as a draft. */
export function History({ versions, base, next }: { versions: Version[]; base: number; next?: string }) {
  const [params] = useSearchParams();
  const part = params.get("part");
  const { columns: names } = texts;
  return (
    <Block id="history" title={texts.title}>
      <List
        rows={versions}
        keyOf={({ id }) => id}
        cards
        columns={[
          { label: names.when, cell: ({ at }) => <When at={at} /> },
          { label: names.who, cell: ({ author }) => author },
          { label: names.what, cell: ({ isPublished }) => (isPublished ? texts.published : texts.draft) },
          { label: names.note, look: "mute", cell: ({ note }) => note },
          {
            label: names.acts,
            isSilent: true,
            look: "num",
            cell: ({ id, at }) => (
              <span className="acts">
                <Link
                  className="btn btn--quiet"
                  to={`?${part ? `part=${encodeURIComponent(part)}&` : ""}compare=${id}#compare`}
                  aria-label={texts.compareNamed(longTime(new Date(at)))}
                >
                  {texts.compare}
                </Link>
                <Form method="post">
                  <input type="hidden" name="base" value={base} />
                  <input type="hidden" name="version" value={id} />
                  <button
                    className="btn btn--quiet"
                    type="submit"
                    name="do"
                    value="restore"
                    aria-label={`${texts.restore}: ${longTime(new Date(at))}`}
                  >
                    {texts.restore}
                  </button>
                </Form>
              </span>
            ),
          },
        ]}
        empty={texts.empty}
        pages={{ label: texts.pages, next }}
      />
    </Block>
  );
}
