import { data, href } from "react-router";
import { formWords } from "~/forms/texts.sw";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services-context";
import { Button } from "~/ui/button";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/confirm";
import { readConfirmToken } from "./confirm-link.server";
import { confirm, unsubscribe } from "./content";
import { subscribeToNews } from "./subscriptions.server";
import "./sheet.css";

/** Reading changes nothing: mail programs open links to look at them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = await readConfirmToken(context.get(servicesContext), params.token);
  return data({ isKnown: asked !== undefined }, asked ? 200 : 404);
}

export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = await readConfirmToken(services, params.token);
  if (!asked) return data({ stopToken: undefined }, 404);
  const { source, email, language } = asked;
  return {
    stopToken: await subscribeToNews(services.db, { source, email, wording: formWords[language].news }),
  };
}

export function meta() {
  return pageMeta({ ...confirm.meta, noindex: true });
}

export default function ConfirmNewsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.stopToken) {
    return (
      <div className="wrap order">
        <SuccessBlock
          heading="h1"
          {...confirm.done}
          action={
            <a
              className="btn btn--line"
              href={href("/news/unsubscribe/:token", { token: actionData.stopToken })}
            >
              {unsubscribe.button}
            </a>
          }
        />
      </div>
    );
  }
  const { title, lede } = loaderData.isKnown ? confirm : confirm.unknown;
  return (
    <div className="wrap order">
      <div className="order__txt">
        <h1 className="heading-1">{title}</h1>
        <p className="lede">{lede}</p>
        {loaderData.isKnown && (
          <form method="post">
            <Button kind="primary">{confirm.button}</Button>
          </form>
        )}
      </div>
    </div>
  );
}
