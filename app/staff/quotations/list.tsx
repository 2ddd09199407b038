import { Form, href, Link } from "react-router";
import { servicesContext } from "~/services.server";
import { actorWith } from "../auth/session.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/list";
import { quotationsTexts as texts } from "./content";
import { listQuotations, rowsPerPage } from "./list-quotations.server";
import { QuotationTable } from "./quotation-table";

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const search = (params.get("q") ?? "").trim().slice(0, 100);
  const page = Math.min(Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1), 10_000);
  const actor = actorWith(context, "quotations.make");
  const { rows, count } = await listQuotations(context.get(servicesContext), actor, { search, page });
  return { search, page, rows, count, pages: Math.ceil(count / rowsPerPage) };
}

export default function Quotations({ loaderData }: Route.ComponentProps) {
  const { rows, count, search, page, pages } = loaderData;
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <h1>{texts.title}</h1>
        <span className="cap dim">{texts.inAll(count)}</span>
        <Link className="b b--p bar__r" to={href("/staff/quotations/new")}>
          {texts.make}
        </Link>
      </header>
      <div className="pad">
        <Form className="quotes__find" role="search">
          <input
            className="in"
            name="q"
            type="search"
            aria-label={texts.find}
            placeholder={texts.find}
            defaultValue={search}
          />
          <button className="b b--l" type="submit">
            {texts.search}
          </button>
        </Form>
        {rows.length > 0 ? <QuotationTable rows={rows} /> : <Empty isFiltered={search !== ""} />}
        {pages > 1 && <Pages page={page} pages={pages} search={search} />}
      </div>
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { title, text } = isFiltered ? texts.noMatch : texts.none;
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {isFiltered && (
        <Link className="b b--l" to={href("/staff/quotations")}>
          {texts.noMatch.clear}
        </Link>
      )}
    </div>
  );
}

function Pages({ page, pages, search }: { page: number; pages: number; search: string }) {
  const to = (next: number) =>
    `?${new URLSearchParams({ ...(search && { q: search }), page: String(next) })}`;
  return (
    <nav className="pages" aria-label={texts.pages}>
      {page > 1 && (
        <Link className="b b--l" rel="prev" to={to(page - 1)}>
          {texts.newer}
        </Link>
      )}
      <span className="dim">
        {page} of {pages}
      </span>
      {page < pages && (
        <Link className="b b--l" rel="next" to={to(page + 1)}>
          {texts.older}
        </Link>
      )}
    </nav>
  );
}
