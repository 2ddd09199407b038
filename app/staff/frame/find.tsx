import { Form, Link } from "react-router";
import { servicesContext } from "~/services-context";
import { actorContext } from "../auth/session.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import { When } from "../when";
import type { Route } from "./+types/find";
import { find } from "./find.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
  const found = words ? await find(context.get(servicesContext), context.get(actorContext), words) : [];
  return { words, found };
}

export default function FindPage({ loaderData: { words, found } }: Route.ComponentProps) {
  return (
    <>
      <title>{tabTitle("Find")}</title>
      <header className="bar">
        <h1>Find</h1>
      </header>
      <div className="pad find">
        <Form method="get" role="search" className="find__form">
          <label className="search">
            <span className="visually-hidden">Reference, receipt code, name, phone, email or page</span>
            <StaffIcon name="search" />
            <input
              className="input"
              type="search"
              name="q"
              defaultValue={words}
              key={words}
              placeholder="Reference, name, phone, email or page"
              // biome-ignore lint/a11y/noAutofocus: the page is opened to type into this field.
              autoFocus
            />
          </label>
          <button className="btn btn--primary" type="submit">
            Find
          </button>
        </Form>
        {words && found.length === 0 && (
          <div className="empty" role="status">
            <h2>Nothing found</h2>
            <p>No order, conversation or page carries these words.</p>
          </div>
        )}
        <ul className="more">
          {found.map(({ to, title, what, at }) => (
            <li key={to}>
              <Link to={to}>
                <span>
                  {title}
                  <br />
                  <span className="dim caption">{what}</span>
                </span>
                <span className="dim caption">{at && <When at={at} />}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
