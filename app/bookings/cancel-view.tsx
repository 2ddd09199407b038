import { Form, useNavigation } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import type { FormFailure } from "~/forms/result";
import { useWords } from "~/language/use-language";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorBanner } from "~/ui/error-banner";
import { Field } from "~/ui/field";
import { demoPageWords } from "./content.sw";
import { Head } from "./head";
import type { ShownBooking } from "./shown-booking";
import { useZone } from "./zone";

type CancelProps = { path: string; booking: ShownBooking; problem?: FormFailure };

export function CancelView({ path, booking, problem }: CancelProps) {
  const { cancel } = useWords(demoPageWords);
  const zone = useZone();
  const busy = useNavigation().formAction === path;
  return (
    <>
      <Head title={cancel.title}>{cancel.lede(booking.dayWords, booking.clock)}</Head>
      <div className="wrap demo-one">
        <div className="sheet">
          {problem && <ErrorBanner message={problem.message} note={problem.note ?? ""} first />}
          <Form method="post" action={path} className="form demo-cancel">
            <input type="hidden" name="do" value="cancel" />
            {zone !== undefined && <input type="hidden" name="zone" value={zone} />}
            <Field
              as="textarea"
              optional
              full
              label={cancel.reason}
              hint={cancel.hint}
              name="reason"
              rows={3}
              maxLength={fieldLimits.cancelReason}
              error={problem?.errors?.reason}
              defaultValue={problem?.values?.reason}
            />
            <div className="row full">
              <Button kind="line" wide busy={busy} busyLabel={cancel.busy}>
                {cancel.button}
              </Button>
              <ButtonLink kind="primary" wide to={path}>
                {cancel.keep}
              </ButtonLink>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}
