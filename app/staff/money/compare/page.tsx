import { aboutProvider } from "~/payment-providers/all";
import { compareFile } from "~/payments/statements/compare.server";
import { fileLimits } from "~/payments/statements/limits";
import type { StaffAccess } from "../../access";
import { staffAction, staffLoader } from "../../action.server";
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

export const action = staffAction(handle, {
  input: compareInput,
  async act({ services, actor, input: { provider, file, ...days }, typed }) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const compared = await compareFile(services, actor, { provider, bytes, days });
    if ("refused" in compared) return { status: 400, problem: refusalText(provider, compared) };
    const result = shownResult(provider, aboutProvider(provider).currency, compared);
    return { shown: { typed, errors: {}, result } };
  },
});

export default function Compare({ actionData }: Route.ComponentProps) {
  const { typed = {}, errors = {} } = actionData ?? {};
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  return (
    <StaffPage
      title={texts.title}
      back={{ to: "/staff/money/statement", label: texts.back }}
      sub={texts.sub}
      className="desk"
      problem={
        problem && (
          <>
            <b>{texts.nothingDone}</b> <span>{problem}</span>
          </>
        )
      }
    >
      {result && <Result {...result} />}
      <CompareForm values={typed} errors={errors} isAgain={result !== undefined} />
    </StaffPage>
  );
}
