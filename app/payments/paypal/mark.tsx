import { Mark } from "../panel/mark";

export function PaypalMark() {
  return (
    <Mark>
      <text x="22" y="18.5" fontSize="11" fontWeight="700" fontStyle="italic" textAnchor="middle">
        <tspan fill="#20348a">Pay</tspan>
        <tspan fill="#1d8ad0">Pal</tspan>
      </text>
    </Mark>
  );
}
