import { payServicesContext } from "~/payments/services";
import { actorWith } from "../auth/session.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import { When } from "../when";
import type { Route } from "./+types/page";
import { healthTexts, jobWords } from "./content";
import { readHealth } from "./read-health.server";
import { sizeWords, spanWords, warningsOf } from "./warnings";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorWith(context, "health.read");
  const health = await readHealth(context.get(payServicesContext), actor);
  return { health, warnings: warningsOf(health, new Date()) };
}

export default function HealthPage({ loaderData: { health, warnings } }: Route.ComponentProps) {
  const { queued, oldestMinutes, failed, notices, disk, database, notify } = health;
  const facts: [string, string | number][] = [
    ["Emails waiting", queued],
    ["Oldest email", oldestMinutes === undefined ? "None waiting" : spanWords(oldestMinutes * 60)],
    ["Failed emails", failed],
    ["Emails go to", health.mail],
    ["Replies come to", health.inbox ?? healthTexts.repliesOutside],
    ["Notices waiting", notices],
    ["Disk", `${sizeWords(disk.freeBytes)} free of ${sizeWords(disk.totalBytes)}`],
    ["Database", `${database.kind}, ${sizeWords(database.bytes)}, version ${database.version}`],
    ["Version", `${health.build}, Node ${health.node}`],
    ["Running for", spanWords(health.uptimeSeconds)],
  ];
  return (
    <>
      <title>{tabTitle(healthTexts.title)}</title>
      <header className="bar">
        <h1>{healthTexts.title}</h1>
      </header>
      <div className="pad desk">
        {warnings.length === 0 && <p className="paid health__good">{healthTexts.good}</p>}
        {warnings.map((warning) => (
          <div key={warning} className="msg msg--err">
            <StaffIcon name="triangle-alert" />
            <span>{warning}</span>
          </div>
        ))}
        <section className="block" aria-label={healthTexts.title}>
          <dl className="facts health">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {health.jobs.map(({ job, workedAt }) => (
              <div key={job}>
                <dt>{jobWords[job].done}</dt>
                <dd>{workedAt ? <When at={workedAt} /> : "Not yet"}</dd>
              </div>
            ))}
          </dl>
        </section>
        {health.leftToDo.length > 0 && (
          <section className="block">
            <h2>{healthTexts.beforeOpening}</h2>
            <ul>
              {health.leftToDo.map((todo) => (
                <li key={todo}>{plain(todo)}</li>
              ))}
            </ul>
          </section>
        )}
        {notify && (
          <section className="block">
            <h2>Notices of new leads</h2>
            <dl className="facts health">
              <div>
                <dt>Receiver</dt>
                <dd>{notify.host}</dd>
              </div>
              <div>
                <dt>Signing secret</dt>
                <dd>
                  <details>
                    <summary className="text-link">Show</summary>
                    <code>{notify.secret}</code>
                  </details>
                  <p className="field__hint">{healthTexts.secretHint}</p>
                </dd>
              </div>
            </dl>
          </section>
        )}
      </div>
    </>
  );
}

/** The document's Markdown as the words alone. */
function plain(todo: string): string {
  return todo.replaceAll("`", "").replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "docs/$1");
}
