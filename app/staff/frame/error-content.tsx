import { isRouteErrorResponse, Link } from "react-router";
import type { Right } from "~/access/rights";
import { type Role, roleWords } from "~/roles";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import { errors, rightWords } from "./content";

/** 400, 403, 404 and 500, where the page would be. */
export function ErrorContent({ error, role, reference }: { error: unknown; role: Role; reference?: string }) {
  const { title, text } = words(error, role);
  return (
    <>
      <title>{tabTitle(title)}</title>
      <header className="bar">
        <h1>{title}</h1>
      </header>
      <div className="pad">
        <div className="msg msg--info" role="alert">
          <StaffIcon name={statusOf(error) === 403 ? "lock" : "circle-alert"} />
          <span>
            {text}
            {reference && statusOf(error) >= 500 && ` ${errors.failed.reference} ${reference}.`}
          </span>
        </div>
        <p className="pad__acts">
          {statusOf(error) >= 500 && (
            <Link className="btn btn--line" to="." reloadDocument>
              {errors.failed.again}
            </Link>
          )}
          <Link className="btn btn--line" to="/staff">
            {errors.today}
          </Link>
        </p>
      </div>
    </>
  );
}

function words(error: unknown, role: Role): { title: string; text: string } {
  if (statusOf(error) === 404) return errors.notFound;
  if (statusOf(error) === 400) return errors.unreadable;
  if (statusOf(error) !== 403) return errors.failed;
  const right = (error as { data?: { right?: Right } }).data?.right;
  const known = right && rightWords[right];
  const { forbidden } = errors;
  const title = known
    ? forbidden.titleOf(roleWords[role].name, known)
    : forbidden.title(roleWords[role].name);
  return { title, text: forbidden.text };
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
