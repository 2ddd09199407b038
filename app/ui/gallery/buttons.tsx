import { useState } from "react";
import { ArrowLink, Button } from "../button";
import { Shelf } from "./shelf";

export function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Shelf title="Buttons">
      <Button kind="primary">Request a Demo</Button>
      <Button kind="primary" size="s">
        Purchase
      </Button>
      <Button kind="primary" disabled>
        Disabled
      </Button>
      <Button kind="primary" busy busyLabel="Submitting...">
        Request Demo
      </Button>
      <Button kind="primary" busy={busy} busyLabel="Sending..." onClick={() => setBusy(true)}>
        Send Message
      </Button>
      <Button kind="line" onClick={() => setBusy(false)}>
        Request Another Demo
      </Button>
      <ArrowLink to="/products/veltopos">Learn More</ArrowLink>
      <div className="gallery__night on-night">
        <Button kind="accent">Request a Demo</Button>
        <Button kind="line">I am an Individual</Button>
        <ArrowLink to="/products/veltopos">VeltoPOS</ArrowLink>
      </div>
    </Shelf>
  );
}
