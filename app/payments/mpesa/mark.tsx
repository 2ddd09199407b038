import { Mark } from "../panel/mark";

export function MpesaMark() {
  return (
    <Mark>
      <path d="M4 5h8v18H4z" fill="#43b02a" />
      <path d="M6 8h4v9H6z" fill="#fff" />
      <text x="14" y="17" fontSize="7" fontWeight="700" fill="#2e8b1f" letterSpacing="-.2">
        M-PESA
      </text>
    </Mark>
  );
}
