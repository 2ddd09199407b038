import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "./icon";

type ToastProps = {
  /** What happened, or null while there is nothing to say. */ message: ReactNode;
  onDone: () => void;
};

/** Stays six seconds, longer while the pointer or focus rests on it. The region itself is always in the page, so that a message is read out. */
export function Toast({ message, onDone }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (message == null || held) return;
    const timer = setTimeout(onDone, stayMs);
    return () => clearTimeout(timer);
  }, [message, held, onDone]);

  return (
    <div className="toast-dock" role="status">
      {message != null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only keeps it on screen
        <div
          className="toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span className="dot">
            <Icon name="check" />
          </span>
          <div>{message}</div>
        </div>
      )}
    </div>
  );
}

const stayMs = 6000;
