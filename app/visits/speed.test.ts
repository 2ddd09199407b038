import { expect, test } from "vitest";
import { speedMetricNames, speedMetrics } from "~/choices/speed-metrics";
import { speedsOf } from "./speed";

test("what was measured is counted in the group that it is within", () => {
  expect(speedsOf(new URLSearchParams({ LCP: "2500", INP: "201", CLS: "0" }))).toEqual([
    { metric: "LCP", bucket: 4 },
    { metric: "INP", bucket: 5 },
    { metric: "CLS", bucket: 0 },
  ]);
  expect(speedsOf(new URLSearchParams({ LCP: "999999" }))).toEqual([{ metric: "LCP", bucket: 12 }]);
});

test.each(["-1", "1.5", "", "NaN", "1e3", "9999999", "2500 or 1=1"])("nothing was measured: %s", (LCP) => {
  expect(speedsOf(new URLSearchParams({ LCP }))).toEqual([]);
});

test.each(speedMetricNames)("the limits of %s are edges, so that shares are exact", (metric) => {
  const { good, poor, edges } = speedMetrics[metric];
  expect(edges).toContain(good);
  expect(edges).toContain(poor);
  expect([...edges].sort((a, b) => a - b)).toEqual(edges);
});
