import { sale } from "../content";

export function EmptyReceipt() {
  return (
    <div className="till-lines till-lines--empty">
      <div className="till-empty">
        <svg viewBox="0 0 92 58" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path
            d="M8 8V1h76v49l-6.300 7-6.300-7-6.400 7-6.300-7-6.300 7-6.400-7-6.300 7-6.300-7-6.400 7-6.300-7-6.300 7L8 50V20"
            strokeLinejoin="round"
          />
          <path d="M22 18h30M22 30h20M64 18h8M64 30h8" strokeDasharray="3 3" />
        </svg>
        <b>{sale.empty}</b>
        <span>{sale.emptyHint}</span>
      </div>
    </div>
  );
}
