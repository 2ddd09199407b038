import { useEffect, useRef } from "react";
import { Form, Link, Outlet, useParams } from "react-router";
import { z } from "zod";
import { may } from "~/access/rights";
import { assignConversations, undoAssigned } from "~/conversations/assign.server";
import { moveConversations, undoMoves } from "~/conversations/change-conversation.server";
import { activePeople, activePerson } from "~/people/active-people.server";
import { Options } from "~/ui/field";
import { isUuid } from "~/uuid";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { dueGroup, waitOf } from "../clock";
import { noPerson } from "../content";
import { filteredExport } from "../export/filtered";
import { SearchField, Views } from "../filters";
import { useButtonKeys, useListKeys } from "../frame/list-keys";
import { StaffIcon } from "../icon";
import { Pages } from "../list";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/layout";
import { conversationKeys, inboxTexts as texts } from "./content";
import { filterQuery, inboxHref, readFilters, type View, views } from "./filters";
import { listConversations } from "./list-conversations.server";
import { Row, type ShownRow } from "./row";

export const handle = { right: "inbox.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const filters = readFilters(url.searchParams);
  const [{ rows, ...list }, people] = await Promise.all([
    listConversations(services, actor, filters),
    filters.select ? activePeople(services) : [],
  ]);
  const now = new Date();
  return {
    ...list,
    filters,
    people,
    mayExport: may(actor, "export.plain"),
    groups: grouped(rows.map(show)),
  };

  function show(row: (typeof rows)[number]): ShownRow & { group: string } {
    const wait = waitOf(row.waitingSince, now, list.hours);
    const { id, kind, name, company, snippet, status, ownerId, owner, email } = row;
    return {
      ...{ id, kind, name, company, snippet, status, hasEmail: email !== null },
      owner: ownerId && owner ? { id: ownerId, name: owner } : undefined,
      href: inboxHref(filters, { after: filters.after, before: filters.before }, id),
      received: row.waitingSince,
      wait: status === "new" ? { amount: wait.amount, word: wait.word, isLate: wait.isLate } : undefined,
      group: status === "new" && filters.view !== "all" ? texts.groups[dueGroup(wait, now)] : "",
    };
  }
});

const bulk = z.discriminatedUnion("move", [
  z.object({ move: z.enum(["answer", "close", "spam"]), id: z.array(z.uuid()).max(50) }),
  z.object({
    move: z.literal("assign"),
    id: z.array(z.uuid()).max(50),
    owner: z.union([z.literal(""), z.uuid()]).default(""),
  }),
  z.object({
    move: z.enum(["undo", "undo-assign"]),
    moved: z.string().transform((ids) => ids.split(" ").filter(isUuid)),
  }),
]);

/** Many at once: the ticked ones, and back again. */
export const action = staffAction(handle, {
  input: bulk,
  lists: ["id"],
  async act({ services, actor, input, url }) {
    const to = inboxHref(readFilters(url.searchParams));
    if ("moved" in input) {
      const takeBack = input.move === "undo" ? undoMoves : undoAssigned;
      return { to, toast: texts.bulk.undone(await takeBack(services, actor, input.moved)) };
    }
    if (input.move === "assign") {
      const person = await activePerson(services, input.owner);
      if (person === undefined) return { to, toast: noPerson };
      const given = await assignConversations(services, actor, input.id, person);
      const undo = { to, fields: { move: "undo-assign", moved: given.join(" ") } };
      const text = texts.bulk.given(given.length);
      return { to, toast: given.length > 0 ? { text, undo } : text };
    }
    const moved = await moveConversations(services, actor, input.id, input.move);
    const undo = { to, fields: { move: "undo", moved: moved.join(" ") } };
    const text = texts.bulk.done(moved.length);
    return { to, toast: { text, undo: moved.length > 0 ? undo : undefined } };
  },
});

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { groups, filters, people, open, mine, previous, next, mayExport } = loaderData;
  const { id } = useParams();
  const selecting = filters.select;
  useListKeys("a.row__main");
  useButtonKeys(conversationKeys);
  useFocusAfterMove(groups.flatMap(({ rows }) => rows.map((row) => row.id)).indexOf(id ?? ""));
  const counts: Partial<Record<View, number>> = { open, mine };
  return (
    <div className={id ? "mail mail--open" : "mail"}>
      <title>{tabTitle(texts.title)}</title>
      <section className="mail__list" aria-label="Conversations">
        <div className="mail__top">
          <div>
            <h1>{texts.title}</h1>
            {mayExport && (
              <Link
                className="icon-btn"
                to={filteredExport("inbox", filterQuery(filters))}
                title={texts.export}
              >
                <StaffIcon name="download" />
                <span className="visually-hidden">{texts.export}</span>
              </Link>
            )}
            <Link className="icon-btn" to={inboxHref(filters, { select: !selecting })} title={texts.select}>
              <StaffIcon name="check" />
              <span className="visually-hidden">{texts.select}</span>
            </Link>
          </div>
          <Views
            label="Show"
            views={views.slice(filters.q ? 0 : 1).map((view) => ({
              label: texts.views[view],
              to: inboxHref(filters, { view }),
              isOn: view === filters.view,
              count: counts[view] || undefined,
            }))}
          />
          <Form role="search" action="/staff/inbox">
            <SearchField label={texts.search} defaultValue={filters.q} maxLength={100} />
          </Form>
        </div>
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
              <button type="submit" className="btn btn--line" name="move" value="answer">
                {texts.bulk.answer}
              </button>
              <button type="submit" className="btn btn--line" name="move" value="close">
                {texts.bulk.close}
              </button>
              <button type="submit" className="btn btn--danger" name="move" value="spam">
                {texts.bulk.spam}
              </button>
              <select className="input" name="owner" aria-label={texts.owner} defaultValue="">
                <option value="">{texts.nobody}</option>
                <Options of={people.map(({ id, name }) => [id, name])} />
              </select>
              <button type="submit" className="btn btn--line" name="move" value="assign">
                {texts.bulk.give}
              </button>
            </p>
          )}
        </Form>
        <Pages {...texts.pages} previous={previous} next={next} />
      </section>
      <Outlet />
    </div>
  );
}

/** A moved conversation takes its button or its row away: on with its row, or with the one that has its place now. */
function useFocusAfterMove(place: number) {
  const was = useRef<{ place: number; focus?: Element }>({ place });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) was.current.focus = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body && was.current.focus?.isConnected === false;
    const at = place >= 0 ? place : was.current.place;
    was.current = { place: at, focus: isLost ? undefined : was.current.focus };
    if (isLost) [...document.querySelectorAll<HTMLElement>("a.row__main")].at(Math.max(at, 0))?.focus();
  });
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
