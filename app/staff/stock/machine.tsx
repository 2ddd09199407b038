import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { may } from "~/access/rights";
import { correct, receive, type StockRefusal, setStock } from "~/stock/change-stock.server";
import { stockInput } from "~/stock/input";
import { machineName } from "~/stock/machine-name";
import { stockHistory, stockOf } from "~/stock/read-stock.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { readCursor } from "../cursor";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/machine";
import { stockTexts as texts } from "./content";
import { History } from "./history";
import { MoveForms } from "./move-forms";
import { SettingsForm } from "./settings-form";
import { StockFacts } from "./stock-facts";

export const handle = {
  right: "stock.read",
  post: "stock.move",
  verbs: { settings: { right: "stock.settings" } },
} satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { machine = "" }, url }) => {
  const held = await stockOf(services, machine);
  if (!held) throw data(null, 404);
  const cursor = readCursor(url.searchParams, (key) => /^\d{1,15}$/.test(key));
  return {
    held,
    /** One for each form: what is sent twice from one page is stored once. */
    entries: { receive: randomUUID(), correct: randomUUID() },
    history: await stockHistory(services, actor, machine, cursor),
    mayMove: may(actor, "stock.move"),
    maySet: may(actor, "stock.settings"),
  };
});

export const action = staffAction(handle, {
  input: stockInput,
  async act({ services, actor, input, params: { machine = "" } }) {
    const to = `/staff/stock/${machine}`;
    const name = machineName(machine);
    switch (input.do) {
      case "receive":
        return answer(await receive(services, actor, machine, input), {
          to,
          toast: texts.receive.done(String(input.count), name),
        });
      case "correct":
        return answer(await correct(services, actor, machine, input), {
          to,
          toast: texts.correct.done(name),
        });
      case "settings":
        return answer(await setStock(services, actor, machine, input), { to, toast: texts.settings.done });
    }
  },
});

function answer(refusal: StockRefusal | undefined, done: { to: string; toast: string }) {
  if (refusal?.refused === "unknown") throw data(null, 404);
  return refusal ? { problem: texts.refused[refusal.refused] } : done;
}

export default function MachineStock({ loaderData, actionData }: Route.ComponentProps) {
  const { held, entries, history, mayMove, maySet } = loaderData;
  return (
    <StaffPage
      title={machineName(held.machine)}
      tab={`${texts.title}, ${machineName(held.machine)}`}
      back={{ to: "/staff/stock", label: texts.back }}
      className="desk stock"
      problem={actionData?.problem}
    >
      <Block aria-label={texts.title}>
        {held.isKept ? <StockFacts held={held} /> : <p>{texts.notKeptText}</p>}
      </Block>
      {mayMove && held.isKept && (
        <MoveForms key={history.rows[0]?.id} {...{ held, entries }} refused={actionData} />
      )}
      {maySet && <SettingsForm key={held.version} held={held} refused={actionData} />}
      <History {...history} />
    </StaffPage>
  );
}
