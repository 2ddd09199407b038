import { Link } from "react-router";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/keys-page";
import { keysPage } from "./content";
import { KeysList } from "./keys-dialog";

export const handle = { right: "everybody" } satisfies StaffAccess;

export const loader = staffLoader(handle, ({ actor: { singleKeys } }) => ({ singleKeys }));

/** The same list as behind `?`, for whoever opens it as a page. */
export default function KeysPage({ loaderData: { singleKeys } }: Route.ComponentProps) {
  return (
    <StaffPage title={keysPage.title} className="keys-page">
      <p className="mute">
        {!singleKeys && `${keysPage.off} `}
        <Link className="text-link" to="/staff/me">
          {keysPage.change}
        </Link>
      </p>
      <KeysList heading="h2" />
    </StaffPage>
  );
}
