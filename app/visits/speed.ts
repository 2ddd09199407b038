import { type SpeedMetric, speedGroup, speedMetricNames } from "~/choices/speed-metrics";

/** What a browser measured, by group. Whatever can't have been measured is nothing. */
export function speedsOf(told: URLSearchParams): { metric: SpeedMetric; bucket: number }[] {
  return speedMetricNames.flatMap((metric) => {
    const text = told.get(metric) ?? "";
    if (!/^\d{1,6}$/.test(text)) return [];
    return [{ metric, bucket: speedGroup(metric, Number(text)) }];
  });
}
