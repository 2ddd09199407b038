import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services-context";
import { Button } from "~/ui/button";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/unsubscribe";
import { unsubscribe } from "./content";
import { isUnsubscribeToken, unsubscribeFromNews } from "./subscriptions.server";
import "./sheet.css";

/** Reading changes nothing: mail programs open links to look at them. */
export function loader({ params }: Route.LoaderArgs) {
  checkToken(params.token);
  return null;
}

/** Pressed by a person, or sent by a mail program on its one click (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  checkToken(params.token);
  await unsubscribeFromNews(context.get(servicesContext), params.token);
  return { stopped: true };
}

export function meta() {
  return pageMeta({ ...unsubscribe.meta, noindex: true });
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  if (actionData?.stopped) {
    return (
      <div className="wrap order">
        <SuccessBlock heading="h1" {...unsubscribe.done} />
      </div>
    );
  }
  return (
    <div className="wrap order">
      <div className="order__txt">
        <h1 className="heading-1">{unsubscribe.title}</h1>
        <p className="lede">{unsubscribe.lede}</p>
        <form method="post">
          <Button kind="primary">{unsubscribe.button}</Button>
        </form>
      </div>
    </div>
  );
}

function checkToken(token: string) {
  if (!isUnsubscribeToken(token)) throw new Response("Not Found", { status: 404 });
}
