import { StaffIcon } from "../icon";
import type { RefusalWords } from "./refusal-words";

export function RefusalMessage({ refusal }: { refusal: RefusalWords }) {
  return (
    <div className="msg msg--err" role="alert">
      <StaffIcon name="circle-alert" />
      <div>
        <b>{refusal.title}</b> <span>{refusal.text}</span>
      </div>
    </div>
  );
}
