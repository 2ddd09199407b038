import { Form, Link } from "react-router";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { SearchField } from "../filters";
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
        <SearchField
          label="Reference, name, phone, email, KRA PIN, serial number or page"
          defaultValue={words}
          key={words}
          autoFocus
        />
        <button className="btn btn--primary" type="submit">
          Find
        </button>
      </Form>
      {words && found.length === 0 && (
        <div className="empty" role="status">
          <h2>Nothing found</h2>
          <p>No order, quotation, conversation or page carries these words.</p>
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
