import { data, Form, Link, Outlet, redirect, useParams, useSearchParams } from "react-router";
import { may } from "~/access/rights";
import { moveConversations } from "~/conversations/change-conversation.server";
import { readForm } from "~/forms/read-form.server";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services-context";
import { shortTime } from "~/time/words";
import { isUuid } from "~/uuid";
import { actorWith } from "../auth/session.server";
import { dueGroup, waitOf } from "../clock";
import { useButtonKeys, useListKeys } from "../frame/list-keys";
import { StaffIcon } from "../icon";
import { Pages } from "../pages";
import type { Route } from "./+types/layout";
import { conversationKeys, inboxTexts as texts } from "./content";
import { filterQuery, type InboxFilters, inboxHref, readFilters, views } from "./filters";
import { listConversations } from "./list-conversations.server";
import { Row, type ShownRow } from "./row";

export function meta() {
  return pageMeta({ title: texts.title, description: "Staff", path: "/staff/inbox", noindex: true });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "inbox.work");
  const filters = readFilters(new URL(request.url).searchParams);
  const { rows, ...list } = await listConversations(context.get(servicesContext), actor, filters);
  const now = new Date();
  return {
    ...list,
    filters,
    mayExport: may(actor, "export.plain"),
    groups: grouped(rows.map((row) => show(row, filters, now))),
  };

  function show(row: (typeof rows)[number], filters: InboxFilters, now: Date): ShownRow & { group: string } {
    const wait = waitOf(row.waitingSince, now, list.hours);
    const { id, kind, name, company, snippet, status, owner, email } = row;
    return {
      ...{ id, kind, name, company, snippet, status, owner, hasEmail: email !== null },
      href: inboxHref(filters, { after: filters.after, before: filters.before }, id),
      received: shortTime(row.waitingSince, now),
      wait: status === "new" ? { amount: wait.amount, word: wait.word, isLate: wait.isLate } : undefined,
      group: status === "new" ? texts.groups[dueGroup(wait, now)] : "",
    };
  }
}

/** Many at once: closes or marks the ticked ones. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "inbox.work");
  const form = await readForm(request);
  const move = form.get("move");
  if (move !== "close" && move !== "spam") return data(null, 400);
  const ids = form.getAll("id").map(String).slice(0, 50);
  const count = await moveConversations(context.get(servicesContext), actor, ids.filter(isUuid), move);
  const filters = readFilters(new URL(request.url).searchParams);
  const to = inboxHref(filters);
  return redirect(`${to}${to.includes("?") ? "&" : "?"}moved=${count}`, 303);
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { groups, filters, open, mine, previous, next, mayExport } = loaderData;
  const { id } = useParams();
  const [params] = useSearchParams();
  const selecting = params.has("select");
  useListKeys("a.row__main");
  useButtonKeys(conversationKeys);
  const counts = { open, mine, answered: 0, closed: 0, spam: 0 };
  return (
    <div className={id ? "mail mail--open" : "mail"}>
      <section className="mail__list" aria-label="Conversations">
        <div className="mail__top">
          <div>
            <h1>{texts.title}</h1>
            {mayExport && (
              <Link className="icon-btn" to={`/staff/export?${exportQuery(filters)}`} title={texts.export}>
                <StaffIcon name="download" />
                <span className="visually-hidden">{texts.export}</span>
              </Link>
            )}
            <Link
              className="icon-btn"
              to={
                selecting
                  ? inboxHref(filters)
                  : `${inboxHref(filters)}${inboxHref(filters).includes("?") ? "&" : "?"}select`
              }
              title={texts.select}
            >
              <StaffIcon name="check" />
              <span className="visually-hidden">{texts.select}</span>
            </Link>
          </div>
          <nav className="segments" aria-label="Show">
            {views.map((view) => (
              <Link
                key={view}
                to={inboxHref(filters, { view })}
                aria-current={view === filters.view || undefined}
              >
                {texts.views[view]} {counts[view] > 0 && <b>{counts[view]}</b>}
              </Link>
            ))}
          </nav>
          <Form role="search" className="search" action="/staff/inbox">
            <StaffIcon name="search" />
            {filters.view !== "open" && <input type="hidden" name="view" value={filters.view} />}
            <input
              className="input"
              type="search"
              name="q"
              defaultValue={filters.q}
              aria-label={texts.search}
              placeholder={texts.search}
              maxLength={100}
            />
          </Form>
        </div>
        {params.has("moved") && (
          <p className="msg" role="status">
            {texts.bulk.done(Number(params.get("moved")) || 0)}
          </p>
        )}
        <Form method="post" className="rows" action={inboxHref(filters)}>
          {groups.length === 0 && (
            <p className="empty">{filters.q ? texts.empty.search : texts.empty[filters.view]}</p>
          )}
          {groups.map(({ title, rows }) => (
            <div key={title}>
              {title && <h2 className="row-group">{title}</h2>}
              <ul>
                {rows.map((row) => (
                  <Row key={row.id} row={row} current={row.id === id} selecting={selecting} />
                ))}
              </ul>
            </div>
          ))}
          {selecting && (
            <p className="bulk">
              <button type="submit" className="btn btn--line" name="move" value="close">
                {texts.bulk.close}
              </button>
              <button type="submit" className="btn btn--danger" name="move" value="spam">
                {texts.bulk.spam}
              </button>
            </p>
          )}
        </Form>
        <Pages
          label={texts.pages.label}
          previous={previous && { to: inboxHref(filters, { before: previous }), text: texts.pages.previous }}
          next={next && { to: inboxHref(filters, { after: next }), text: texts.pages.next }}
        />
      </section>
      <Outlet />
    </div>
  );
}

/** The export offers the rows that are on screen. */
function exportQuery(filters: InboxFilters): string {
  return String(
    new URLSearchParams({ list: "inbox", rows: "filtered", filter: String(filterQuery(filters)) }),
  );
}

function grouped<T extends { group: string }>(rows: T[]): { title: string; rows: T[] }[] {
  const groups: { title: string; rows: T[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.title === row.group) last.rows.push(row);
    else groups.push({ title: row.group, rows: [row] });
  }
  return groups;
}
