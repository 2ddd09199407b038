import { href, Link } from "react-router";
import { useOutcome } from "~/forms/outcome";
import { attempt, readPost, refuse } from "~/forms/post.server";
import { brokenRules } from "~/forms/rules";
import { sendForm } from "~/forms/send";
import { demoInput } from "~/leads/demo-input";
import { requestDemo } from "~/leads/demo-requests.server";
import { editionOf } from "~/leads/editions";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services.server";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { demo } from "./content";
import { DemoForm } from "./form";
import { Steps } from "./steps";

export function meta() {
  return pageMeta(demo.meta);
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const post = await readPost(request);
  const input = demoInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(demoInput, post.fields));
  return attempt(services, post, demo.answers, async () => {
    const edition = editionOf(post.search, post.context.sourcePage);
    await requestDemo(services, { ...input.data, edition }, post.context);
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
