import { Form, Link } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import { askReturn } from "~/returns/ask-return.server";
import { askInput } from "~/returns/input";
import { listReturns } from "~/returns/read-returns.server";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { readCursor } from "../cursor";
import { fieldsOf } from "../fields-of";
import { Views } from "../filters";
import { List } from "../list";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/page";
import { returnStateWords, returnTexts as texts } from "./content";
import { refusedWords } from "./refused-words";
import { TellBuyer } from "./tell-buyer";

export const handle = { right: "orders.read", post: "orders.note" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const view = url.searchParams.get("view") === "over" ? ("over" as const) : ("open" as const);
  const cursor = readCursor(url.searchParams, (key) => /^RT-[A-Z2-9]{6}$/.test(key));
  return {
    view,
    serial: url.searchParams.get("serial") ?? "",
    ...(await listReturns(services, actor, view, cursor)),
  };
});

export const action = staffAction(handle, {
  input: askInput,
  async act({ services, actor, input }) {
    const asked = await askReturn(services, actor, input);
    if ("refused" in asked) return refusedWords(asked);
    return { to: `/staff/returns/${asked.number}`, toast: texts.ask.done(asked.number) };
  },
});

export default function ReturnsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, previous, next, view, serial } = loaderData;
  const { columns: names, ask } = texts;
  const field = fieldsOf(ask.fields, actionData, { serial });
  const views = (["open", "over"] as const).map((each) => ({
    label: texts[each],
    to: each === "open" ? "/staff/returns" : "/staff/returns?view=over",
    isOn: each === view,
  }));
  return (
    <StaffPage
      title={texts.title}
      className="saved"
      acts={<Views label={texts.views} views={views} />}
      problem={actionData?.problem}
    >
      <List
        rows={rows}
        keyOf={({ number }) => number}
        cards
        columns={[
          {
            label: names.number,
            isHeading: true,
            cell: ({ number }) => (
              <Link className="text-link" to={`/staff/returns/${number}`}>
                {number}
              </Link>
            ),
          },
          { label: names.machine, cell: ({ machine, serial }) => `${machine}, ${serial}` },
          { label: names.buyer, cell: ({ buyer }) => buyer.name },
          { label: names.fault, look: "mute", cell: ({ fault }) => fault },
          { label: names.state, look: "strong", cell: ({ state }) => returnStateWords[state] },
          { label: names.at, look: "dim", cell: ({ askedAt }) => <When at={askedAt} /> },
        ]}
        empty={texts.none}
        pages={{ label: texts.pages, previous, next }}
      />
      <Block title={ask.title}>
        <Form method="post" className="form">
          <Field
            {...field("serial")}
            required
            maxLength={fieldLimits.serialNumber}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Field as="textarea" {...field("fault")} required rows={3} maxLength={fieldLimits.returnFault} />
          <TellBuyer label={ask.tell} typed={actionData?.typed} />
          <button type="submit" className="btn btn--primary">
            {ask.act}
          </button>
        </Form>
      </Block>
    </StaffPage>
  );
}
