import { useCallback, useState } from "react";
import { Button } from "../button";
import { Choice } from "../choice";
import { Dialog } from "../dialog";
import { ErrorBanner } from "../error-banner";
import { Field } from "../field";
import { Picture } from "../picture";
import { Badge } from "../price";
import { Stage } from "../stage";
import { Stepper } from "../stepper";
import { SuccessBlock } from "../success-block";
import { Tabs } from "../tabs";
import { Toast } from "../toast";
import { payments } from "./samples";
import { Shelf } from "./shelf";

export function Controls() {
  return (
    <div id="controls">
      <Shelf title="Fields">
        <FieldStates />
      </Shelf>
      <Shelf title="Messages">
        <div className="gallery__half">
          <ErrorBanner
            message="Failed to send message. Please try again later."
            note="What you typed is still here."
          />
        </div>
        <div className="gallery__half">
          <Sent />
        </div>
      </Shelf>
      <Shelf title="Tabs">
        <div className="gallery__full">
          <Tabs
            label="All Features"
            tabs={[
              { id: "overview", name: "Overview", panel: <p>The waiter sends it, the kitchen cooks it.</p> },
              { id: "payments", name: "Payments", panel: <p>Cash, M-Pesa and card on one bill.</p> },
              { id: "kitchen", name: "Kitchen", panel: <p>Each order reaches the right station.</p> },
              { id: "wholesale", name: "Wholesale", panel: null },
            ]}
          />
        </div>
      </Shelf>
      <Shelf title="Dialog and toast">
        <DialogAndToast />
      </Shelf>
    </div>
  );
}

function Sent() {
  const [sent, setSent] = useState(false);
  if (!sent) {
    return (
      <Button kind="primary" onClick={() => setSent(true)}>
        Show the success block
      </Button>
    );
  }
  return (
    <SuccessBlock
      title="Thank You!"
      message="Your message has been sent successfully! We will get back to you soon."
      action={
        <Button kind="line" onClick={() => setSent(false)}>
          Request Another Demo
        </Button>
      }
    />
  );
}

function FieldStates() {
  return (
    <form className="form gallery__full">
      <Field label="Full Name" name="name" autoComplete="name" placeholder="Empty" />
      <Field
        label="Business Email"
        name="email"
        type="email"
        defaultValue="wanjiku@kamau"
        error={emailError}
      />
      <Field
        label="Phone Number"
        name="phone"
        type="tel"
        inputMode="tel"
        hint="With the country code, please."
      />
      <Field as="select" label="Number of Employees" name="employees" optional defaultValue="">
        <option value="">Select...</option>
        <option>1-10</option>
      </Field>
      <Field as="textarea" label="Additional Information" name="message" rows={4} optional full />
      <Stepper label="Quantity" name="quantity" defaultValue="1" min={1} max={999} />
      <Stepper
        label="Quantity, wrong"
        name="wrong"
        defaultValue="1000"
        min={1}
        max={999}
        error="For more than 999 units, request a quote."
      />
      <Choice legend="Payment method" name="payment" options={payments} defaultValue="mpesa" full />
      <Choice legend="Nothing chosen" name="none" options={payments} error="Choose how you will pay." full />
    </form>
  );
}

const emailError = "This address looks unfinished. Check the part after @.";

function DialogAndToast() {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const clear = useCallback(() => setMessage(null), []);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Button kind="line" onClick={() => setMessage("Order placed. POS Terminal, 2 pieces.")}>
        Show a toast
      </Button>
      <Dialog
        id="gallery-dialog"
        open={open}
        title="Your order"
        onRequestClose={(reason) => reason !== "backdrop" && setOpen(false)}
        summary={
          <>
            <Stage>
              <Picture name="hardware/pos-terminal" sizes="276px" loading="lazy" alt="" />
            </Stage>
            <h2 className="heading-3">POS Terminal</h2>
            <Badge>Best Seller</Badge>
          </>
        }
      >
        <form className="form">
          <Field label="Full name" name="name" autoComplete="name" full />
          <Field label="Email" name="email" type="email" />
          <Field label="Phone number" name="phone" type="tel" />
          <div className="full dlg__act">
            <Button kind="primary" type="button" onClick={() => setOpen(false)}>
              Place order
            </Button>
          </div>
        </form>
      </Dialog>
      <Toast message={message} onDone={clear} />
    </>
  );
}
