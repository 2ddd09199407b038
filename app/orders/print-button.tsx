import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { orderPage } from "./content";

/** Shown once it can work; without JavaScript the browser's own menu prints the same. */
export function PrintButton() {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!live) return null;
  return (
    <Button kind="line" type="button" onClick={() => window.print()}>
      {orderPage.print}
    </Button>
  );
}
