import { useEffect, useState } from "react";
import { useTill } from "../use-till";

/** Shown for five seconds inside the frame. The live region has said the same. */
export function Toast() {
  const { notice } = useTill().state;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!notice.shown) return;
    const timer = setTimeout(() => setGone(notice.count), 5000);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice.shown || gone === notice.count) return null;
  return (
    <div key={notice.count} className="till-toast" aria-hidden="true">
      {notice.text}
    </div>
  );
}
