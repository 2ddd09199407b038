import { startPostgres } from "../tests/postgres";
import { rawOrders, storeOrders } from "./raw-orders";
import { startSite } from "./site";
import { median, ratio, table } from "./table";
import { type Findings, worst } from "./target";
import { inTurns, wrk } from "./wrk";

const path = "/products/hardware/pos-terminals/order.data";
const script = "bench/orders.lua";
const seconds = 6;

/** Orders a second through the form's own address, beside bare inserts, with ever more orders stored before. */
export async function orders(): Promise<Findings> {
  const postgres = await startPostgres();
  const site = await startSite({ DATABASE_URL: postgres.url });
  const measured: { stored: number; form: number; raw: number }[] = [];
  // Both have met their work before they are measured.
  await wrk(site.url + path, { script, seconds });
  await rawOrders(postgres.url, seconds);
  for (const stored of [10, 1_000, 100_000]) {
    await storeOrders(postgres.url, stored);
    const results = await inTurns(3, {
      site: () => wrk(site.url + path, { script, seconds }),
      raw: () => rawOrders(postgres.url, seconds),
    });
    measured.push({ stored, form: median(results.site ?? []), raw: median(results.raw ?? []) });
  }
  await site.stop();
  await postgres.stop();

  const embedded = await startSite();
  await wrk(embedded.url + path, { script, seconds });
  const rate = await wrk(embedded.url + path, { script, seconds });
  await embedded.stop();

  const rows = measured.map(({ stored, form, raw }) => [
    `PostgreSQL, at least ${stored.toLocaleString("en")} stored`,
    Math.round(form),
    Math.round(raw),
    ratio(form, raw),
  ]);
  const least = worst(
    measured,
    ({ form, raw }) => -form / raw,
    ({ stored }) => `${stored.toLocaleString("en")} stored`,
  );
  return {
    table: table(
      ["database", "orders/s through the form", "raw inserts/s with pg", "ratio"],
      [...rows, ["embedded", Math.round(rate), "", ""]],
    ),
    targets: [
      {
        what: "orders through the form, of raw inserts",
        wanted: "at least 0.60",
        measured: `${(-least.value).toFixed(2)} (${least.where})`,
        met: -least.value >= 0.6,
      },
    ],
  };
}
