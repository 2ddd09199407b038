import { data, Form, Link, Outlet, redirect, useParams, useSearchParams } from "react-router";
import { moveConversations } from "~/conversations/change-conversation.server";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services.server";
import { actorWith } from "../auth/session.server";
import { dueGroup, shortTime, waitOf } from "../clock";
import { StaffIcon } from "../icon";
import type { Route } from "./+types/layout";
import { inboxTexts as texts } from "./content";
import { type InboxFilters, inboxHref, readFilters, views } from "./filters";
import { useInboxKeys } from "./keys";
import { listConversations } from "./list-conversations.server";
import { Row, type ShownRow } from "./row";

export function meta() {
  return pageMeta({ title: texts.title, description: "Staff", path: "/staff/inbox", noindex: true });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "inbox.work");
  const filters = readFilters(request.url);
  const { rows, ...list } = await listConversations(context.get(servicesContext), actor, filters);
  const now = new Date();
  return { ...list, filters, groups: grouped(rows.map((row) => show(row, filters, now))) };

  function show(row: (typeof rows)[number], filters: InboxFilters, now: Date): ShownRow & { group: string } {
    const wait = waitOf(row.waitingSince, now);
    const { id, kind, name, company, snippet, status, owner, email } = row;
    return {
      ...{ id, kind, name, company, snippet, status, owner, hasEmail: email !== null },
      href: inboxHref(filters, { page: filters.page }, id),
      received: shortTime(row.waitingSince, now),
      wait: status === "new" ? { amount: wait.amount, word: wait.word, isLate: wait.isLate } : undefined,
      group: status === "new" ? texts.groups[dueGroup(wait, now)] : "",
    };
  }
}

/** Many at once: closes or marks the ticked ones. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "inbox.work");
  const form = await request.formData();
  const move = form.get("move");
  if (move !== "close" && move !== "spam") return data(null, 400);
  const ids = form.getAll("id").map(String).slice(0, 50);
  const isId = /^[0-9a-f-]{36}$/;
  const count = await moveConversations(
    context.get(servicesContext),
    actor,
    ids.filter((id) => isId.test(id)),
    move,
  );
  const filters = readFilters(request.url);
  const to = inboxHref(filters);
  return redirect(`${to}${to.includes("?") ? "&" : "?"}moved=${count}`, 303);
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { groups, filters, open, mine, hasMore } = loaderData;
  const { id } = useParams();
  const [params] = useSearchParams();
  const selecting = params.has("select");
  useInboxKeys();
  const counts = { open, mine, answered: 0, closed: 0, spam: 0 };
  return (
    <div className={id ? "mail mail--open" : "mail"}>
      <section className="mail__list" aria-label="Conversations">
        <div className="mail__top">
          <div>
            <h1>{texts.title}</h1>
            <Link
              className="ib"
              to={
                selecting
                  ? inboxHref(filters)
                  : `${inboxHref(filters)}${inboxHref(filters).includes("?") ? "&" : "?"}select`
              }
              title={texts.select}
            >
              <StaffIcon name="check" />
              <span className="vh">{texts.select}</span>
            </Link>
          </div>
          <nav className="segs" aria-label="Show">
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
              className="in"
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
              {title && <h2 className="grp">{title}</h2>}
              <ul>
                {rows.map((row) => (
                  <Row key={row.id} row={row} current={row.id === id} selecting={selecting} />
                ))}
              </ul>
            </div>
          ))}
          {selecting && (
            <p className="bulk">
              <button type="submit" className="b b--l" name="move" value="close">
                {texts.bulk.close}
              </button>
              <button type="submit" className="b b--d" name="move" value="spam">
                {texts.bulk.spam}
              </button>
            </p>
          )}
        </Form>
        <Pages filters={filters} hasMore={hasMore} />
      </section>
      <Outlet />
    </div>
  );
}

function Pages({ filters, hasMore }: { filters: InboxFilters; hasMore: boolean }) {
  const { page } = filters;
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && <Link to={inboxHref(filters, { page: page - 1 })}>Newer</Link>}
      <span>Page {page}</span>
      {hasMore && <Link to={inboxHref(filters, { page: page + 1 })}>More</Link>}
    </nav>
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
