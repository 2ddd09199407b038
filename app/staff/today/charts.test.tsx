import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cents } from "~/money/cents";
import { AnswersChart } from "./answers-chart";
import { LeadsChart } from "./leads-chart";
import { OrdersChart } from "./orders-chart";

const weeks = ["2026-11-02", "2026-11-09", "2026-11-16"];

test("leads: a bar for each week, and the same numbers as a table", () => {
  const leads = { demo: 3, contact: 2, hardware: 1, chat: 0, other: 0 };
  const html = renderToStaticMarkup(<LeadsChart weeks={weeks.map((week) => ({ week, leads, total: 6 }))} />);
  expect(html).toContain('role="img"');
  expect(html.match(/<rect/g)).toHaveLength(9);
  expect(html.match(/<tr>/g)).toHaveLength(4);
  expect(html).not.toMatch(/NaN|Infinity|Other pages/);
});

test("weeks and months without anything are drawn, too", () => {
  const none = { demo: 0, contact: 0, hardware: 0, chat: 0, other: 0 };
  const month = { month: "2026-11", statuses: [], paidCents: cents(0), openCents: cents(0) };
  const html = renderToStaticMarkup(
    <>
      <LeadsChart weeks={weeks.map((week) => ({ week, leads: none, total: 0 }))} />
      <OrdersChart orders={month} />
      <AnswersChart weeks={weeks.map((week) => ({ week, answers: 0 }))} />
    </>,
  );
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test("an answer later than promised keeps the promise inside the picture", () => {
  const html = renderToStaticMarkup(
    <AnswersChart weeks={weeks.map((week, index) => ({ week, answers: 1, hours: index * 15 }))} />,
  );
  const heights = [...html.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
});
