import { href, Link } from "react-router";
import { pageMeta } from "~/seo/meta";
import { toolsContext } from "~/tools.server";
import { useOutcome } from "~/ui/form-outcome";
import { attempt, readPost, refuse } from "~/ui/form-post.server";
import { brokenRules } from "~/ui/form-rules";
import { sendForm } from "~/ui/form-send";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { demo } from "./content";
import { editionOf } from "./editions";
import { DemoForm } from "./form";
import { demoInput } from "./input";
import { requestDemo } from "./requests.server";
import { Steps } from "./steps";

export function meta() {
  return pageMeta(demo.meta);
}

export async function action({ request, context }: Route.ActionArgs) {
  const tools = context.get(toolsContext);
  const post = await readPost(request);
  const input = demoInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(demoInput, post.fields));
  return attempt(tools, post, demo.answers, async () => {
    const edition = editionOf(post.search, post.context.sourcePage);
    await requestDemo(tools, { ...input.data, edition }, post.context);
    return {};
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, demo.answers.failed);
}

export default function DemoPage({ actionData }: Route.ComponentProps) {
  const { done, answered, again, finish, startAgain } = useOutcome("demo", actionData);
  const { hero, answers } = demo;
  return (
    <>
      <Hero align="center" title={hero.title} lede={hero.lede} />
      <div className="wrap demo">
        <div className="demo__form">
          {done ? (
            <SuccessBlock
              title={answers.title}
              message={done.message}
              action={
                <Link className="btn btn--line" to={href("/request-demo")} onClick={startAgain}>
                  {answers.again}
                </Link>
              }
            />
          ) : (
            <DemoForm answered={answered} onDone={finish} again={again} />
          )}
        </div>
        <Steps />
      </div>
    </>
  );
}
