import { Icon } from "~/ui/icon";

/** Shown by the late loader while there is no connection, also where the application could not be fetched. */
export function OfflineNotice() {
  return (
    <div className="offline" role="status">
      <p>
        <Icon name="wifi-off" size="s" /> You are offline. Pages you have read before still open.
      </p>
    </div>
  );
}
