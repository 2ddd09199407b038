import { useRouteLoaderData } from "react-router";
import { longTime, shortTime } from "~/time/words";

/** A moment in words on Nairobi's clock. The frame says what time it is, so that server and browser agree. */
export function When({ at }: { at: Date | string }) {
  const frame = useRouteLoaderData("staff/layout") as { now: number } | undefined;
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={longTime(date)}>
      {shortTime(date, new Date(frame?.now ?? date))}
    </time>
  );
}
