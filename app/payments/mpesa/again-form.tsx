import { Form, useNavigation } from "react-router";
import { useWords } from "~/language/use-language";
import type { Cents } from "~/money/cents";
import { shillingsOf } from "~/money/decimals";
import { Button } from "~/ui/button";
import { clock } from "../panel/content";
import { useCountdown } from "../panel/follow";
import { mpesaFormWords } from "./content.sw";

type AgainFormProps = {
  idempotencyKey: string;
  phone: string;
  cents: Cents;
  seconds: number;
  label?: string;
};

/** The same prompt once more, when Safaricom allows it. */
export function AgainForm({ idempotencyKey, phone, cents, seconds, label: given }: AgainFormProps) {
  const mpesaForm = useWords(mpesaFormWords);
  const label = given ?? mpesaForm.sendAgain;
  const busy = useNavigation().state !== "idle";
  const left = useCountdown(seconds);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="how" value="mpesa" />
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="sure" value={`254${phone.replace(/\D/g, "").slice(1)}`} />
      <input type="hidden" name="part" value={shillingsOf(cents)} />
      {left > 0 ? (
        <Button kind="accent" disabled>
          {mpesaForm.again(label, clock(left))}
        </Button>
      ) : (
        <Button kind="accent" busy={busy} busyLabel={mpesaForm.sending}>
          {label}
        </Button>
      )}
    </Form>
  );
}
