import { pageMeta } from "~/seo/meta";
import { toolsContext } from "~/tools.server";
import { useOutcome } from "~/ui/form-outcome";
import { attempt, readPost, refuse } from "~/ui/form-post.server";
import { brokenRules } from "~/ui/form-rules";
import { sendForm } from "~/ui/form-send";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/find";
import { findPage } from "./content";
import { FindForm } from "./find-form";
import { findInput } from "./find-input";
import { mailOrderLink } from "./orders.server";

export function meta() {
  return pageMeta({ ...findPage.meta, noindex: true });
}

export async function action({ request, context }: Route.ActionArgs) {
  const tools = context.get(toolsContext);
  const post = await readPost(request);
  const input = findInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(findInput, post.fields));
  return attempt(tools, post, findPage.answers, async () => {
    await mailOrderLink(tools, input.data);
    return {};
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, findPage.answers.failed);
}

export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome("find-order", actionData);
  return (
    <>
      <Hero align="left" title={findPage.title} lede={findPage.lede} />
      <div className="wrap find">
        {done ? (
          <SuccessBlock title={findPage.answers.title} message={done.message} />
        ) : (
          <FindForm answered={answered} onDone={finish} />
        )}
      </div>
    </>
  );
}
