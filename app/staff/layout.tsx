import { data, isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { requestIdContext } from "~/request-id.server";
import { servicesContext } from "~/services-context";
import type { Route } from "./+types/layout";
import { actorContext, requireSession } from "./auth/session.server";
import { errors } from "./frame/content";
import { countWork } from "./frame/counts.server";
import { ErrorContent } from "./frame/error-content";
import { Frame } from "./frame/frame";
import { takeToast } from "./frame/toast.server";
import { GateMessage } from "./sign-in/gate-message";
import { isNotSent, SendAgain } from "./sign-in/send-again";
import stylesheet from "./staff.css?url";

export const middleware = [requireSession];

/** Its own styles instead of the public site's. */
export const handle = { stylesheet, limit: "staff", formsLeadTo: "whatsapp" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(actorContext);
  const { id, name, email, role, singleKeys } = session;
  const services = context.get(servicesContext);
  const { toast, headers } = await takeToast(services, request);
  const counts = await countWork(services, session);
  const requestId = context.get(requestIdContext);
  const now = Date.now();
  return data({ actor: { id, name, email, role }, counts, singleKeys, toast, requestId, now }, { headers });
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("staff/layout");
  if (isRouteErrorResponse(error) && error.status === 401 && isNotSent(error.data)) {
    return <SendAgain {...error.data} />;
  }
  if (!loaded) return <Unavailable />;
  return (
    <Frame {...loaded}>
      <ErrorContent error={error} role={loaded.actor.role} reference={loaded.requestId} />
    </Frame>
  );
}

/** Without a database nobody can be recognised, so there is no frame to show. */
function Unavailable() {
  return (
    <div className="gate">
      <main className="gate__box">
        <GateMessage title={errors.failed.title} text={errors.failed.text} />
      </main>
    </div>
  );
}
