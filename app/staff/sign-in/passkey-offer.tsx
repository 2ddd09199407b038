import type { StaffAccess } from "../access";
import { requireSession } from "../auth/session.server";
import type { Route } from "./+types/passkey-offer";
import { passkeyOffer } from "./content";
import { GateMessage } from "./gate-message";
import { safeNext } from "./next";
import { PasskeyButton } from "./passkey-button";
import { addPasskey } from "./passkeys";

export const handle = { right: "everybody" } satisfies StaffAccess;

export const middleware = [requireSession];

/** After signing in by link, for whoever has no passkey yet. */
export function loader({ request }: Route.LoaderArgs) {
  return { next: safeNext(new URL(request.url).searchParams.get("next")) };
}

export default function PasskeyOffer({ loaderData: { next } }: Route.ComponentProps) {
  return (
    <GateMessage title={passkeyOffer.title} text={passkeyOffer.text}>
      <PasskeyButton label={passkeyOffer.add} ask={addPasskey} onDone={() => location.assign(next)} />
      <a className="btn btn--quiet" href={next}>
        {passkeyOffer.later}
      </a>
    </GateMessage>
  );
}
