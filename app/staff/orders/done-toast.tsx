import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { LastDone } from "./last-done";

/** Says what was done, with Undo as long as it can be taken back. Without JavaScript it goes with the next page. */
export function DoneToast({ done, version }: { done: LastDone; version: number }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), done.secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [done.secondsLeft]);
  if (isOver) return null;
  return (
    <div className="toast" role="status">
      {done.text}
      {done.undo && (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <button type="submit" name="intent" value="undo">
            Undo
          </button>
        </Form>
      )}
    </div>
  );
}
