import { inboxTexts } from "./content";

/** Beside the list while no conversation is open. */
export default function Choose() {
  return (
    <div className="conv conv--none">
      <p className="dim">{inboxTexts.choose}</p>
    </div>
  );
}
