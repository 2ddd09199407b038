import { Form, href, Link } from "react-router";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { type Cursor, readCursor, writeCursor } from "../cursor";
import { Empty } from "../empty";
import { Pages } from "../pages";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/list";
import { quotationsTexts as texts } from "./content";
import { listQuotations } from "./list-quotations.server";
import { QuotationTable } from "./quotation-table";

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const search = (params.get("q") ?? "").trim().slice(0, 100);
  const cursor = readCursor(params, (key) => /^VQ-\w{6}$/.test(key));
  const actor = actorWith(context, "quotations.make");
  return { search, ...(await listQuotations(context.get(servicesContext), actor, { search, ...cursor })) };
}

export default function Quotations({ loaderData }: Route.ComponentProps) {
  const { rows, count, search, previous, next } = loaderData;
  const address = (cursor: Cursor) => {
    const query = new URLSearchParams(search ? { q: search } : {});
    writeCursor(query, cursor);
    return `?${query}`;
  };
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <h1>{texts.title}</h1>
        <span className="caption dim">{texts.inAll(count)}</span>
        <Link className="btn btn--primary bar__end" to={href("/staff/quotations/new")}>
          {texts.make}
        </Link>
      </header>
      <div className="pad">
        <Form className="quotes__find" role="search">
          <input
            className="input"
            name="q"
            type="search"
            aria-label={texts.find}
            placeholder={texts.find}
            defaultValue={search}
          />
          <button className="btn btn--line" type="submit">
            {texts.search}
          </button>
        </Form>
        {rows.length > 0 ? (
          <QuotationTable rows={rows} />
        ) : (
          <Empty {...(search ? texts.noMatch : texts.none)} />
        )}
        <Pages
          label={texts.pages}
          previous={previous && { to: address({ before: previous }), text: texts.newer }}
          next={next && { to: address({ after: next }), text: texts.older }}
        />
      </div>
    </>
  );
}
