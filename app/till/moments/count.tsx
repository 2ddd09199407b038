type CountProps = {
  value: string;
  less: string;
  more: string;
  canLess: boolean;
  canMore: boolean;
  onChange: (by: 1 | -1) => void;
};

/** One less, the number, one more. At a limit a button is `aria-disabled`; `disabled` would take the focus from it. */
export function Count({ value, less, more, canLess, canMore, onChange }: CountProps) {
  return (
    <span className="mo-count">
      <button
        type="button"
        aria-label={less}
        aria-disabled={!canLess || undefined}
        onClick={() => canLess && onChange(-1)}
      >
        −
      </button>
      <span>{value}</span>
      <button
        type="button"
        aria-label={more}
        aria-disabled={!canMore || undefined}
        onClick={() => canMore && onChange(1)}
      >
        +
      </button>
    </span>
  );
}
