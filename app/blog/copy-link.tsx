import { Button } from "~/ui/button";

/** The address in a field, to be selected by hand; a button where the browser can copy. */
export function CopyLink({ url }: { url: string }) {
  return (
    <copy-link>
      <div className="share__link">
        <input className="input" type="text" aria-label="Link to this article" defaultValue={url} readOnly />
        <Button kind="line" type="button" aria-live="polite" hidden>
          Copy link
        </Button>
      </div>
    </copy-link>
  );
}
