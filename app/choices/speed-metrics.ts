/**
 * How quick a page is for real visitors, by Google's Web Vitals: when the largest part is there, how long the slowest
 * answer to a press takes (both in milliseconds), and how much moves by itself (in thousandths). `good` and `poor` are
 * Google's own limits; `edges` are those of the groups that measurements are counted in, both limits among them.
 */
export const speedMetrics = {
  LCP: {
    good: 2500,
    poor: 4000,
    edges: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12000],
  },
  INP: { good: 200, poor: 500, edges: [25, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000] },
  CLS: { good: 100, poor: 250, edges: [5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1000] },
} as const;

export type SpeedMetric = keyof typeof speedMetrics;

export const speedMetricNames = Object.keys(speedMetrics) as SpeedMetric[];

/** The group that a measurement is counted in: up to the edge of that number, and beyond the last one. */
export function speedGroup(metric: SpeedMetric, value: number): number {
  const { edges } = speedMetrics[metric];
  const found = edges.findIndex((edge) => value <= edge);
  return found < 0 ? edges.length : found;
}
