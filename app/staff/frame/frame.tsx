import { type ReactNode, useRef } from "react";
import type { Actor } from "~/access/rights";
import { FrameKeys } from "./frame-keys";
import { KeysDialog } from "./keys-dialog";
import { useLive } from "./live";
import { Dock, Rail, type RailCounts } from "./rail";
import { SessionOver } from "./session-over";
import { type Toast, ToastSlip } from "./toast";

type FrameData = { actor: Actor; counts: RailCounts; singleKeys: boolean; toast?: Toast };

export function Frame({ actor, counts, toast, children }: FrameData & { children: ReactNode }) {
  const { state, retry } = useLive();
  const help = useRef<HTMLDialogElement>(null);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="app">
        <Rail actor={actor} counts={counts} />
        <main id="main">{children}</main>
      </div>
      <Dock actor={actor} counts={counts} />
      <ToastSlip toast={toast} />
      <FrameKeys onHelp={() => help.current?.showModal()} />
      <KeysDialog ref={help} />
      {state === "signed-out" && <SessionOver onBack={retry} />}
    </>
  );
}
