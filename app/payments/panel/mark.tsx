import type { ReactNode } from "react";

/** What people look for before they read: the mark of a way to pay, as on a counter's sticker. The label says the same. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 44 28" width="44" height="28" aria-hidden="true">
      {children}
    </svg>
  );
}

export function CardMarks() {
  return (
    <>
      <Mark>
        <text
          x="22"
          y="19.5"
          fontSize="14"
          fontWeight="700"
          fontStyle="italic"
          textAnchor="middle"
          fill="#1a3a8f"
        >
          VISA
        </text>
      </Mark>
      <Mark>
        <circle cx="17" cy="14" r="8.5" fill="#d8232a" />
        <circle cx="27" cy="14" r="8.5" fill="#f2a33a" />
        <path d="M22 7.1a8.5 8.5 0 0 1 0 13.8 8.5 8.5 0 0 1 0-13.8z" fill="#ee6a2c" />
      </Mark>
    </>
  );
}

export function BankMark() {
  return (
    <Mark>
      <path
        d="M22 5 34 11v2H10v-2zM12 22h20M14 13v7M19.3 13v7M24.7 13v7M30 13v7"
        fill="none"
        stroke="#5a665f"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </Mark>
  );
}
