import { href, isRouteErrorResponse, Outlet } from "react-router";
import { Logo } from "~/ui/logo";
import stylesheet from "../staff.css?url";
import type { Route } from "./+types/gate";
import { gate } from "./content";
import { GateMessage } from "./gate-message";

/** Around everything that comes before the staff side's own frame. */
export const handle = { stylesheet, limit: "staff" };

export default function Gate() {
  return (
    <GateFrame>
      <Outlet />
    </GateFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401) {
    return (
      <GateFrame>
        <GateMessage title={gate.over}>
          <a className="btn btn--primary" href={href("/staff/sign-in")}>
            {gate.signIn}
          </a>
        </GateMessage>
      </GateFrame>
    );
  }
  return (
    <GateFrame>
      <GateMessage {...(status === 404 ? gate.notFound : status === 400 ? gate.unreadable : gate.failed)} />
    </GateFrame>
  );
}

function GateFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="gate">
      <header className="gate__top">
        <Logo />
      </header>
      <main className="gate__box">{children}</main>
      <footer className="gate__foot">
        {gate.foot}{" "}
        <a className="text-link" href={href("/orders/find")}>
          {gate.findOrder}
        </a>
      </footer>
    </div>
  );
}
