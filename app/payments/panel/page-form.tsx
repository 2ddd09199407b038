import type { PageWords } from "~/payment-providers/about";
import { Button } from "~/ui/button";

type Words = { words: NonNullable<PageWords["form"]> };

/** Before the buyer leaves for a provider's own page. */
export function PageBody({ words }: Words) {
  return (
    <>
      <p>{words.text}</p>
      <p className="field__hint">{words.hint}</p>
    </>
  );
}

export function PageAct({ words, busy }: Words & { busy: boolean }) {
  return (
    <>
      <Button kind="accent" busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
      <p>{words.foot}</p>
    </>
  );
}
