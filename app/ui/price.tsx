import { formatAmount } from "./money";

export function Price({ amount }: { amount: number }) {
  return (
    <span className="price">
      <small>ksh</small> {formatAmount(amount)}
    </span>
  );
}

export function Badge({ children }: { children: string }) {
  return <span className="badge">{children}</span>;
}
