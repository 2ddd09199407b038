import { Form, Link } from "react-router";
import { roleWords } from "~/roles";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { railLinks } from "../content";
import { StaffIcon } from "../icon";
import type { StaffIconName } from "../icon-names";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/more";
import { Avatar } from "./avatar";
import { keysPage } from "./content";
import { allowed, dockRooms } from "./rail";

export const handle = { right: "everybody" } satisfies StaffAccess;

export const loader = staffLoader(handle, ({ actor: { id, name, email, role } }) => ({
  actor: { id, name, email, role },
}));

/** The fourth place of the dock: everything that the rail has and a phone has no room for. */
export default function More({ loaderData: { actor }, matches }: Route.ComponentProps) {
  const links: { to: string; label: string; icon: StaffIconName }[] = [
    { to: "/staff/find", label: "Find", icon: "search" },
    ...allowed([...railLinks.work.slice(dockRooms), ...railLinks.more], actor),
    { to: "/staff/keys", label: keysPage.title, icon: "keyboard" },
    { to: "/staff/me", label: "Your profile", icon: "user" },
  ];
  const counts = matches[1]?.loaderData?.counts ?? {};
  return (
    <StaffPage title="More">
      <ul className="more">
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to}>
              <StaffIcon name={icon} />
              {label}
              <span className="dim">{counts[to] || null}</span>
            </Link>
          </li>
        ))}
        <li>
          <Form method="post" action="/staff/sign-out" reloadDocument>
            <button type="submit">
              <StaffIcon name="log-out" />
              Sign out
            </button>
          </Form>
        </li>
      </ul>
      <p className="more__me">
        <Avatar person={actor} />
        <span>
          <b className="strong">{actor.name}</b>
          <br />
          <span className="dim">{roleWords[actor.role].name}</span>
        </span>
      </p>
    </StaffPage>
  );
}
