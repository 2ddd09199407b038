import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { actorContext, requireSession } from "./auth/session.server";
import { Rail } from "./frame/rail";
import stylesheet from "./staff.css?url";

export const middleware = [requireSession];

/** Its own styles instead of the public site's. */
export const handle = { stylesheet };

export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, email, role } = context.get(actorContext);
  return { actor: { id, name, email, role }, counts: {} };
}

export default function StaffLayout({ loaderData: { actor, counts } }: Route.ComponentProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="app">
        <Rail actor={actor} counts={counts} />
        <main id="main">
          <Outlet />
        </main>
      </div>
    </>
  );
}
