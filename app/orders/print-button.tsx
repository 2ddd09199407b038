import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { orderPage } from "./content";

/** Shown once it can work; without JavaScript the browser's own menu prints the same. */
export function PrintButton() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Button kind="line" type="button" onClick={() => window.print()}>
      {orderPage.print}
    </Button>
  );
}
