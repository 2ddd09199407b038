import { Link } from "react-router";
import { z } from "zod";
import { may } from "~/access/rights";
import { listSubscribers, stopSubscription } from "~/news/subscribers.server";
import { isUuid } from "~/uuid";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { readCursor } from "../cursor";
import { List } from "../list";
import { RowAct } from "../row-act";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/page";
import { newsTexts as texts } from "./content";

export const handle = { right: "news.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => ({
  ...(await listSubscribers(services, actor, readCursor(url.searchParams, isUuid))),
  mayExport: may(actor, "export.personal"),
}));

export const action = staffAction(handle, {
  input: z.object({ id: z.uuid() }),
  sure: () => texts.sure,
  async act({ services, actor, input, url }) {
    const isStopped = await stopSubscription(services, actor, input.id);
    return { to: `/staff/news${url.search}`, toast: isStopped ? texts.stopped : texts.gone };
  },
});

export default function News({ loaderData }: Route.ComponentProps) {
  const { rows, count, previous, next, mayExport } = loaderData;
  const toExport = mayExport && (
    <Link className="btn btn--line" to="/staff/export?list=news&personal=true">
      {texts.export}
    </Link>
  );
  const { columns: names } = texts;
  return (
    <StaffPage title={texts.title} note={texts.count(count)} acts={toExport}>
      <List
        rows={rows}
        keyOf={({ id }) => id}
        cards
        columns={[
          { label: names.email, look: "strong", cell: ({ email }) => email },
          { label: names.at, look: "dim", cell: ({ consentedAt }) => <When at={consentedAt} /> },
          { label: names.source, cell: ({ source }) => texts.sources[source] },
          { label: names.wording, look: "mute", cell: ({ wording }) => wording },
          {
            label: names.stop,
            isSilent: true,
            look: "num",
            cell: ({ id, email }) => <RowAct id={id} label={names.stop} what={email} />,
          },
        ]}
        empty={texts.none}
        pages={{ label: texts.pages, previous, next }}
      />
    </StaffPage>
  );
}
