import { devices } from "~/choices/devices";
import { type SpeedMetric, speedMetricNames, speedMetrics } from "~/choices/speed-metrics";
import { deviceNames, numbersTexts as texts } from "./content";
import type { speedsIn } from "./speed.server";

type Measured = Awaited<ReturnType<typeof speedsIn>>;
type Groups = { bucket: number; count: number }[];

/** Three quarters of the pages were as quick as `p75` or quicker. */
export type Speed = {
  name: string;
  count: number;
  p75: number;
  good: number;
  middling: number;
  poor: number;
};
export type ShownMetric = {
  metric: SpeedMetric;
  devices: Speed[];
  pages: Speed[];
  before: number | undefined;
};

/** Each metric for all devices, for each one, and for the pages that were measured most. */
export function shownSpeeds(measured: Measured): ShownMetric[] {
  return speedMetricNames.flatMap((metric) => {
    const all = measured.filter((row) => row.metric === metric);
    const now = all.filter(({ isNow }) => isNow);
    const before = all.filter(({ isNow }) => !isNow);
    if (now.length === 0) return [];
    const pages = [...Map.groupBy(now, ({ page }) => page)];
    return {
      metric,
      devices: [
        speedOf(metric, texts.speed.all, now),
        ...devices.flatMap((device) => {
          const own = now.filter((row) => row.device === device);
          return own.length > 0 ? [speedOf(metric, deviceNames[device], own)] : [];
        }),
      ],
      pages: pages
        .map(([page, rows]) => speedOf(metric, page, rows))
        .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name)),
      before: before.length > 0 ? percentile(metric, before, 0.75) : undefined,
    };
  });
}

function speedOf(metric: SpeedMetric, name: string, rows: Groups): Speed {
  const { edges, good, poor } = speedMetrics[metric];
  const count = sumOf(rows);
  const within = (limit: number) =>
    sumOf(rows.filter(({ bucket }) => (edges[bucket] ?? Number.POSITIVE_INFINITY) <= limit));
  return {
    name,
    count,
    p75: percentile(metric, rows, 0.75),
    good: within(good) / count,
    middling: (within(poor) - within(good)) / count,
    poor: 1 - within(poor) / count,
  };
}

/** Inside a group measurements are taken to be spread evenly; beyond the last edge it is that edge. */
export function percentile(metric: SpeedMetric, rows: Groups, share: number): number {
  const { edges } = speedMetrics[metric];
  const wanted = sumOf(rows) * share;
  let below = 0;
  for (const [bucket, edge] of edges.entries()) {
    const inside = sumOf(rows.filter((row) => row.bucket === bucket));
    if (inside > 0 && below + inside >= wanted) {
      const start = edges[bucket - 1] ?? 0;
      return Math.round(start + ((wanted - below) / inside) * (edge - start));
    }
    below += inside;
  }
  return edges[edges.length - 1] ?? 0;
}

function sumOf(rows: Groups): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
