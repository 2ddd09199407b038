import type { ReactNode } from "react";
import { Form, Link, useSubmit } from "react-router";
import { StaffIcon } from "./icon";

type View = { label: string; to: string; isOn: boolean; count?: number };

/** The views of a list, or its ways to be read. */
export function Views({ label, views }: { label: string; views: View[] }) {
  return (
    <nav className="segments" aria-label={label}>
      {views.map(({ label, to, isOn, count }) => (
        <Link key={label} to={to} aria-current={isOn ? "true" : undefined}>
          {label} {count === undefined ? null : <b>{count}</b>}
        </Link>
      ))}
    </nav>
  );
}

type FiltersProps = {
  /** Another address is another form: its fields show what is filtered now. */
  address: string;
  className?: string;
  /** Without a script its button shows what was chosen; with one it is there for what is typed. */
  show: string;
  children: ReactNode;
};

/** A form that only reads: every filter stands in the address. With JavaScript a choice is shown at once. */
export function Filters({ address, className, show, children }: FiltersProps) {
  const submit = useSubmit();
  return (
    <Form
      key={address}
      className={className ?? "filters__form"}
      role="search"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
    >
      {children}
      <button className="btn btn--line" type="submit">
        {show}
      </button>
    </Form>
  );
}

type SearchProps = { label: string } & Omit<React.ComponentProps<"input">, "className" | "type">;

export function SearchField({ label, name = "q", ...input }: SearchProps) {
  return (
    <label className="search">
      <span className="visually-hidden">{label}</span>
      <StaffIcon name="search" />
      <input className="input" type="search" name={name} placeholder={label} autoComplete="off" {...input} />
    </label>
  );
}
