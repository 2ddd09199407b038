import { Link } from "react-router";
import { actorContext } from "../auth/session.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/keys-page";
import { keysPage } from "./content";
import { KeysList } from "./keys-list";

export function loader({ context }: Route.LoaderArgs) {
  return { singleKeys: context.get(actorContext).singleKeys };
}

/** The same list as behind `?`, for whoever opens it as a page. */
export default function KeysPage({ loaderData: { singleKeys } }: Route.ComponentProps) {
  return (
    <>
      <title>{tabTitle(keysPage.title)}</title>
      <header className="bar">
        <h1>{keysPage.title}</h1>
      </header>
      <div className="pad keys-page">
        <p className="mute">
          {!singleKeys && `${keysPage.off} `}
          <Link className="text-link" to="/staff/me">
            {keysPage.change}
          </Link>
        </p>
        <KeysList heading="h2" />
      </div>
    </>
  );
}
