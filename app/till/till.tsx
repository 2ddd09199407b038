import { useRef, useState } from "react";
import { items } from "./content";
import { Bar } from "./screens/bar";
import { Device } from "./screens/device";
import { Items } from "./screens/items";
import { Printer } from "./screens/printer";
import { SaleBar } from "./screens/sale-bar";
import { SalePane } from "./screens/sale-pane";
import { Sheet } from "./screens/sheet";
import { Strip } from "./screens/strip";
import { Toast } from "./screens/toast";
import { pieces } from "./state/figures";
import { useBeep } from "./use-beep";
import { useIsPhone } from "./use-media";
import { useScanner } from "./use-scanner";
import { TillContext, useTillState } from "./use-till";

export function Till() {
  const { state, act, isRestored } = useTillState();
  const [pane, setPane] = useState<"items" | "sale">("items");
  const isPhone = useIsPhone();
  const screen = useRef<HTMLDivElement>(null);
  const { stage, sheet, online, notice } = state;
  const sound = useBeep(pieces(state.basket.lines));
  useScanner(act, stage !== "wait");

  const isCovered = sheet !== undefined;
  const isSideUp = isPhone && (state.request !== undefined || state.hanging !== undefined);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== "Escape") return;
    if (state.request) act({ do: "cancel", by: "customer" });
    else if (sheet) act({ do: "close-sheet" });
    else setPane("items");
  }

  /** A new sale begins at the items, for fingers and for the keyboard. */
  function toItems() {
    setPane("items");
    screen.current?.querySelector<HTMLElement>(".till-tile")?.focus({ preventScroll: true });
  }

  return (
    <TillContext value={{ state, act }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside */}
      <div
        className="till-counter screen-colours"
        data-offline={!online || undefined}
        data-pane={pane}
        inert={!isRestored}
        aria-busy={!isRestored}
        onKeyDown={onKeyDown}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
        <div className="till" role="group" aria-label={items.till}>
          <div className="till-screen" ref={screen}>
            <Bar isInert={isPhone && isCovered} isStarting={!isRestored} />
            <Items isInert={stage === "wait" || isCovered} />
            <SalePane
              isInert={isPhone && (isCovered || isSideUp)}
              onBack={() => setPane("items")}
              onNewSale={toItems}
            />
            <SaleBar isInert={isCovered} onOpen={() => setPane("sale")} />
            {sheet && <Sheet key={sheet} name={sheet} />}
          </div>
          <span className="till-foot" aria-hidden="true" />
          <Toast />
        </div>
        <div className="till-side" data-up={state.request || state.hanging !== undefined ? "" : undefined}>
          <Printer />
          {state.request && <Device request={state.request} />}
        </div>
        <Strip sound={sound} />
        <p className="visually-hidden" role="status">
          {notice.text}
        </p>
      </div>
    </TillContext>
  );
}
