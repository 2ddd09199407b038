import { data, Link } from "react-router";
import { z } from "zod";
import { may } from "~/access/rights";
import { handedOver } from "~/orders/steps/days";
import { findReturn, returnTrail } from "~/returns/read-returns.server";
import { isOpenFor, returnStepNames } from "~/returns/states";
import { warrantyUntil } from "~/serial-numbers/warranty";
import { fullDate } from "~/time/words";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { Facts } from "../facts";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/return";
import { returnStateWords, returnTexts as texts } from "./content";
import { refusedWords } from "./refused-words";
import { StepForm } from "./step-form";
import { returnSteps } from "./steps/all";
import { returnVerbs } from "./steps/verbs.server";

export const handle = { right: "orders.read", post: "orders.move" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { number = "" } }) => {
  const found = await findReturn(services, number);
  if (!found) throw data(null, 404);
  const { row, order, unit, shown } = found;
  const until = warrantyUntil(unit, handedOver(order));
  return {
    ...shown,
    ...{ state: row.state, version: row.version, order: order.reference },
    warranty: until && fullDate(until),
    steps: may(actor, "orders.move") ? returnStepNames.filter((step) => isOpenFor(step, row.state)) : [],
    trail: await returnTrail(services, number),
  };
});

/** Which step it is, the pressed button says; what its form must hold is its verb's to say. */
export const action = staffAction(handle, {
  input: z.object({ do: z.enum(returnStepNames) }),
  async act({ services, actor, input, typed, params: { number = "" } }) {
    const taken = await returnVerbs[input.do](services, actor, number, typed);
    if ("errors" in taken) return { status: 400, errors: taken.errors };
    if (!("refused" in taken)) return { to: `/staff/returns/${number}`, toast: returnSteps[input.do].done };
    if (taken.refused === "unknown") throw data(null, 404);
    return refusedWords(taken);
  },
});

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, state, version, steps, trail, order, courier, tracking, ...about } = loaderData;
  const { facts: names } = texts;
  return (
    <StaffPage
      title={number}
      back={{ to: "/staff/returns", label: texts.back }}
      note={returnStateWords[state]}
      className="desk"
      acts={
        <a className="btn btn--line" href={`/staff/returns/${number}/label`}>
          {texts.label}
        </a>
      }
      problem={actionData?.problem}
    >
      <Block aria-label={number}>
        <Facts
          facts={[
            [names.machine, about.machine],
            [names.serial, about.serial],
            [
              names.order,
              <Link key="order" className="text-link" to={`/staff/orders/${order}`}>
                {order}
              </Link>,
            ],
            [names.buyer, about.buyer.name],
            [names.warranty, about.warranty ?? names.noWarranty],
            [names.fault, about.fault],
            [names.work, about.work],
            [names.replacement, about.replacement],
            [names.courier, [courier, tracking].filter(Boolean).join(", ")],
          ]}
        />
      </Block>
      {steps.map((step) => (
        <StepForm key={`${step}-${version}`} step={step} version={version} refused={actionData} />
      ))}
      <Block title={texts.history}>
        <ul>
          {trail.map(({ id, at, by, action }) => (
            <li key={id}>
              <When at={at} /> {texts.actions[action] ?? action}. <span className="dim">{by}</span>
            </li>
          ))}
        </ul>
      </Block>
    </StaffPage>
  );
}
