import { data, Link } from "react-router";
import { readUpload } from "~/forms/read-form.server";
import { aboutProvider } from "~/payment-providers/all";
import { compareFile } from "~/payments/statements/compare.server";
import { fileLimits } from "~/payments/statements/limits";
import { servicesContext } from "~/services-context";
import { actorWith } from "../../auth/session.server";
import { StaffIcon } from "../../icon";
import { tabTitle } from "../../tab-title";
import type { Route } from "./+types/page";
import { compareTexts as texts } from "./content";
import { CompareForm } from "./form";
import { compareInput } from "./input";
import { refusalText } from "./refusal";
import { Result } from "./result";
import { shownResult } from "./shown-result";

/** The file, and the fields beside it. */
export const handle = { bodyLimit: fileLimits.bytes + 64 * 1024 };

export function loader({ context }: Route.LoaderArgs) {
  actorWith(context, "money.read");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "money.read");
  const { fields: values, file } = await readUpload(request);
  const parsed = compareInput.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;
  if (!file) errors.file = texts.noFile;
  if (!parsed.success || !file) return data({ values, errors }, 400);

  const { provider, ...days } = parsed.data;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const compared = await compareFile(context.get(servicesContext), actor, { provider, bytes, days });
  if ("refused" in compared) return data({ values, refused: refusalText(provider, compared) }, 400);
  return { values, result: shownResult(provider, aboutProvider(provider).currency, compared) };
}

export default function Compare({ actionData }: Route.ComponentProps) {
  const answer = actionData ?? { values: {} };
  const result = "result" in answer ? answer.result : undefined;
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <Link className="icon-btn" to="/staff/money/statement" aria-label={texts.back}>
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{texts.title}</h1>
        <span className="caption dim hide-on-phone">{texts.sub}</span>
      </header>
      <div className="pad desk">
        {"refused" in answer && (
          <div className="msg msg--err" role="alert">
            <StaffIcon name="circle-alert" />
            <div>
              <b>{texts.nothingDone}</b> <span>{answer.refused}</span>
            </div>
          </div>
        )}
        {result && <Result {...result} />}
        <CompareForm
          values={answer.values}
          errors={"errors" in answer ? answer.errors : {}}
          isAgain={result !== undefined}
        />
      </div>
    </>
  );
}
