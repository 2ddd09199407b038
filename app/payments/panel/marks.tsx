import type { ReactElement } from "react";
import type { How } from "./view";

/** What people look for on a counter before they read: the marks of a way to pay, drawn small. The label says the same. */
export function Marks({ how }: { how: How }) {
  return (
    <span className="marks">
      {marks[how].map((mark) => (
        <svg key={mark.key} viewBox="0 0 44 28" width="44" height="28" aria-hidden="true">
          {mark}
        </svg>
      ))}
    </span>
  );
}

const marks: Record<How, readonly ReactElement[]> = {
  mpesa: [
    <g key="mpesa">
      <path d="M4 5h8v18H4z" fill="#43b02a" />
      <path d="M6 8h4v9H6z" fill="#fff" />
      <text x="14" y="18" fontSize="8.4" fontWeight="700" fill="#2e8b1f" letterSpacing="-.2">
        M-PESA
      </text>
    </g>,
  ],
  card: [
    <text
      key="visa"
      x="22"
      y="19.5"
      fontSize="14"
      fontWeight="700"
      fontStyle="italic"
      textAnchor="middle"
      fill="#1a3a8f"
    >
      VISA
    </text>,
    <g key="mastercard">
      <circle cx="17" cy="14" r="8.5" fill="#d8232a" />
      <circle cx="27" cy="14" r="8.5" fill="#f2a33a" />
      <path d="M22 7.1a8.5 8.5 0 0 1 0 13.8 8.5 8.5 0 0 1 0-13.8z" fill="#ee6a2c" />
    </g>,
  ],
  paypal: [
    <text key="paypal" x="22" y="18.5" fontSize="11" fontWeight="700" fontStyle="italic" textAnchor="middle">
      <tspan fill="#20348a">Pay</tspan>
      <tspan fill="#1d8ad0">Pal</tspan>
    </text>,
  ],
  bank: [
    <path
      key="bank"
      d="M22 5 34 11v2H10v-2zM12 22h20M14 13v7M19.3 13v7M24.7 13v7M30 13v7"
      fill="none"
      stroke="#5a665f"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />,
  ],
};
