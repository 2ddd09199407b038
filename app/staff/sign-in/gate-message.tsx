import type { ReactNode } from "react";
import { tabTitle } from "../tab-title";

/** One thing to know and at most one or two to do. */
export function GateMessage(props: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <title>{tabTitle(props.title)}</title>
      <h1>{props.title}</h1>
      {props.text && <p className="mute">{props.text}</p>}
      {props.children}
    </>
  );
}
