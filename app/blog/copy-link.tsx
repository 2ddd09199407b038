import { useEffect, useState } from "react";
import { Button } from "~/ui/button";

/** The address in a field, to be selected by hand; a button where the browser can copy. */
export function CopyLink({ url }: { url: string }) {
  const [button, setButton] = useState<"none" | "Copy link" | "Copied">("none");
  useEffect(() => setButton(navigator.clipboard ? "Copy link" : "none"), []);

  async function copy() {
    await navigator.clipboard.writeText(url);
    setButton("Copied");
  }

  return (
    <div className="share__link">
      <input
        className="in"
        type="text"
        aria-label="Link to this article"
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {button !== "none" && (
        <Button kind="line" onClick={copy} aria-live="polite">
          {button}
        </Button>
      )}
    </div>
  );
}
