import { weekdays } from "~/time/words";
import { Ticks } from "./ticks";

type Props = { legend: string; name: string; days: string[]; hint?: string; error?: string };

/** The days of a week, from Monday. */
export function DayTicks({ days, ...asked }: Props) {
  return <Ticks {...asked} type="checkbox" options={week} chosen={days} inRow />;
}

const week = [1, 2, 3, 4, 5, 6, 0].map((day) => [String(day), weekdays[day]] as const);
