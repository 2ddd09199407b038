import { data } from "react-router";
import { readUpload } from "~/forms/read-form.server";
import { parseFields } from "~/forms/rules";
import { aboutProvider } from "~/payment-providers/all";
import { compareFile } from "~/payments/statements/compare.server";
import { fileLimits } from "~/payments/statements/limits";
import { servicesContext } from "~/services-context";
import type { StaffAccess } from "../../access";
import { staffLoader } from "../../action.server";
import { actorWith } from "../../auth/session.server";
import { StaffPage } from "../../staff-page";
import type { Route } from "./+types/page";
import { compareTexts as texts } from "./content";
import { CompareForm } from "./form";
import { compareInput } from "./input";
import { refusalText } from "./refusal";
import { Result } from "./result";
import { shownResult } from "./shown-result";

/** `bodyLimit` is the file, and the fields beside it. */
export const handle = {
  right: "money.read",
  bodyLimit: fileLimits.bytes + 64 * 1024,
} satisfies StaffAccess & { bodyLimit: number };

export const loader = staffLoader(handle, () => null);

/** The one form that takes a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, handle.right);
  const { fields: values, file } = await readUpload(request);
  const parsed = parseFields(compareInput, values);
  if ("errors" in parsed || !file) {
    const errors = { ...("errors" in parsed && parsed.errors), ...(!file && { file: texts.noFile }) };
    return data({ values, errors }, 400);
  }
  const { provider, ...days } = parsed.input;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const compared = await compareFile(context.get(servicesContext), actor, { provider, bytes, days });
  if ("refused" in compared) return data({ values, refused: refusalText(provider, compared) }, 400);
  return { values, result: shownResult(provider, aboutProvider(provider).currency, compared) };
}

export default function Compare({ actionData }: Route.ComponentProps) {
  const answer = actionData ?? { values: {} };
  const result = "result" in answer ? answer.result : undefined;
  return (
    <StaffPage
      title={texts.title}
      back={{ to: "/staff/money/statement", label: texts.back }}
      sub={texts.sub}
      className="desk"
      problem={
        "refused" in answer && (
          <>
            <b>{texts.nothingDone}</b> <span>{answer.refused}</span>
          </>
        )
      }
    >
      {result && <Result {...result} />}
      <CompareForm
        values={answer.values}
        errors={"errors" in answer ? answer.errors : {}}
        isAgain={result !== undefined}
      />
    </StaffPage>
  );
}
