import { Icon } from "~/ui/icon";
import { useOnline } from "~/ui/online";

/** Says so when there is no connection. The region is always in the page, so that the change is read out. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div className="offline" role="status">
      {!online && (
        <p>
          <Icon name="wifi-off" size="s" /> You are offline. Pages you have read before still open.
        </p>
      )}
    </div>
  );
}
