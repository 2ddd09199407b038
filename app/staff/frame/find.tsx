import { Form, Link } from "react-router";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { StaffIcon } from "../icon";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/find";
import { find } from "./find.server";

export const handle = { right: "everybody" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const words = (url.searchParams.get("q") ?? "").slice(0, 200).trim();
  return { words, found: words ? await find(services, actor, words) : [] };
});

export default function FindPage({ loaderData: { words, found } }: Route.ComponentProps) {
  return (
    <StaffPage title="Find" className="find">
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
    </StaffPage>
  );
}
