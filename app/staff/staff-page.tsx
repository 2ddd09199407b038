import { type ReactNode, useEffect } from "react";
import { Link, useActionData } from "react-router";
import type { Refused } from "./action.server";
import { StaffIcon } from "./icon";
import { SureDialog } from "./sure";
import { tabTitle } from "./tab-title";

type Props = {
  title: string;
  /** In the browser's tab, where it says more than the heading. */
  tab?: string;
  back?: { to: string; label: string };
  /** Beside the heading: how many there are, or how it stands. */
  note?: ReactNode;
  /** The same where there is room for it. */
  sub?: ReactNode;
  /** At the right: what can be done. */
  acts?: ReactNode;
  /** Under the heading, as wide as it. */
  above?: ReactNode;
  /** Of the page's body, for its own styles. */
  className?: string;
  problem?: ReactNode;
  children: ReactNode;
};

/** Every page of the staff side: its heading, what can be done, what went wrong, its body. */
export function StaffPage({
  title,
  tab = title,
  back,
  note,
  sub,
  acts,
  above,
  className,
  problem,
  children,
}: Props) {
  const refused = useActionData() as Partial<Refused> | undefined;
  useFocusOnWrong(refused);
  return (
    <>
      <title>{tabTitle(tab)}</title>
      <header className="bar">
        {back && (
          <Link className="icon-btn" to={back.to} aria-label={back.label}>
            <StaffIcon name="arrow-left" />
          </Link>
        )}
        <h1>{title}</h1>
        {note && <span className="caption dim">{note}</span>}
        {sub && <span className="caption dim hide-on-phone">{sub}</span>}
        {acts && <div className="bar__end">{acts}</div>}
      </header>
      {above}
      <div className={className ? `pad ${className}` : "pad"}>
        {problem && <Problem>{problem}</Problem>}
        {children}
      </div>
      {refused?.sure && <SureDialog sure={refused.sure} />}
    </>
  );
}

/** A form that was not taken: on with the first field that is wrong. */
function useFocusOnWrong(refused: Partial<Refused> | undefined) {
  useEffect(() => {
    if (refused?.errors) document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus();
  }, [refused]);
}

/** Why nothing was changed. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div className="msg msg--err" role="alert">
      <StaffIcon name="circle-alert" />
      <div>{children}</div>
    </div>
  );
}
