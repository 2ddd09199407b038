import { href, Link } from "react-router";
import { formAction } from "~/forms/action.server";
import { useOutcome } from "~/forms/outcome";
import { sendForm } from "~/forms/send";
import { aboutOf, withAbout } from "~/leads/about";
import { demoInput } from "~/leads/demo-input";
import { requestDemo } from "~/leads/demo-requests.server";
import { editionOf } from "~/leads/editions";
import { pageMeta } from "~/seo/meta";
import { Hero } from "~/ui/hero";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { demo } from "./content";
import { DemoForm } from "./form";
import { Steps } from "./steps";

export function meta() {
  return pageMeta(demo.meta);
}

export function loader({ request }: Route.LoaderArgs) {
  return { about: aboutOf(new URL(request.url).searchParams) };
}

/** The application asks nobody: `AboutLine` reads the address. */
export function clientLoader() {
  return { about: undefined };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, {
    schema: demoInput,
    answers: demo.answers,
    async act(services, input, { search, context }) {
      const edition = editionOf(search, context.sourcePage);
      const message = withAbout(aboutOf(search), input.message);
      await requestDemo(services, { ...input, message, edition }, context);
      return {};
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, demo.answers.failed);
}

export default function DemoPage({ loaderData, actionData }: Route.ComponentProps) {
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
              next={answers.next}
              action={
                <Link className="btn btn--line" to={href("/request-demo")} onClick={startAgain}>
                  {answers.again}
                </Link>
              }
            />
          ) : (
            <DemoForm about={loaderData.about} answered={answered} onDone={finish} again={again} />
          )}
        </div>
        <Steps />
      </div>
    </>
  );
}
