import { payServicesContext } from "~/payments/services";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { Block } from "../block";
import { Facts } from "../facts";
import { StaffIcon } from "../icon";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/page";
import { jobWords, healthTexts as texts } from "./content";
import { readHealth } from "./read-health.server";
import { sizeWords, spanWords, warningsOf } from "./warnings";

export const handle = { right: "health.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ context, actor }) => {
  const health = await readHealth(context.get(payServicesContext), actor);
  return { health, warnings: warningsOf(health, new Date()) };
});

export default function HealthPage({ loaderData: { health, warnings } }: Route.ComponentProps) {
  const { queued, oldestMinutes, disk, database, notify, leftToDo } = health;
  return (
    <StaffPage title={texts.title} className="desk">
      {warnings.length === 0 && <p className="paid health__good">{texts.good}</p>}
      {warnings.map((warning) => (
        <div key={warning} className="msg msg--err">
          <StaffIcon name="triangle-alert" />
          <span>{warning}</span>
        </div>
      ))}
      <Block aria-label={texts.title}>
        <Facts
          className="health"
          facts={[
            ["Emails waiting", String(queued)],
            ["Oldest email", oldestMinutes === undefined ? "None waiting" : spanWords(oldestMinutes * 60)],
            ["Failed emails", String(health.failed)],
            ["Emails go to", health.mail],
            ["Replies come to", health.inbox ?? texts.repliesOutside],
            ["Notices waiting", String(health.notices)],
            ["Disk", `${sizeWords(disk.freeBytes)} free of ${sizeWords(disk.totalBytes)}`],
            ["Database", `${database.kind}, ${sizeWords(database.bytes)}, version ${database.version}`],
            ["Version", `${health.build}, Node ${health.node}`],
            ["Running for", spanWords(health.uptimeSeconds)],
            ...health.jobs.map(
              ({ job, workedAt }) =>
                [jobWords[job].done, workedAt ? <When key={job} at={workedAt} /> : "Not yet"] as const,
            ),
          ]}
        />
      </Block>
      {leftToDo.length > 0 && (
        <Block title={texts.beforeOpening}>
          <ul>
            {leftToDo.map((todo) => (
              <li key={todo}>{plain(todo)}</li>
            ))}
          </ul>
        </Block>
      )}
      {notify && (
        <Block title="Notices of new leads">
          <Facts
            className="health"
            facts={[
              ["Receiver", notify.host],
              ["Signing secret", <Secret key="secret" secret={notify.secret} />],
            ]}
          />
        </Block>
      )}
    </StaffPage>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <>
      <details>
        <summary className="text-link">Show</summary>
        <code>{secret}</code>
      </details>
      <p className="field__hint">{texts.secretHint}</p>
    </>
  );
}

/** The document's Markdown as the words alone. */
function plain(todo: string): string {
  return todo.replaceAll("`", "").replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "docs/$1");
}
