import type { DrinkName } from "./content";

export function Glass({ drink }: { drink: DrinkName }) {
  return (
    <svg viewBox="-60 -64 120 112" aria-hidden="true">
      {glasses[drink]}
    </svg>
  );
}

const glasses = {
  dawa: (
    <>
      <path d="M-20-34H20L15 40H-15z" fill="#ddebf0" opacity=".3" />
      <path d="M-18-16H18L14 38H-14z" fill="#e9d27a" />
      <rect x="-10" y="-8" width="13" height="13" rx="2" fill="#fbf8f3" opacity=".7" transform="rotate(12)" />
      <circle cx="14" cy="-34" r="11" fill="#7fb04a" />
      <circle cx="14" cy="-34" r="7.5" fill="#cfe3a2" />
      <path d="M-4-56L4 30" stroke="#c9714a" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  gin: (
    <>
      <path d="M-26-30q0 40 26 40t26-40z" fill="#ddebf0" opacity=".3" />
      <path d="M-24-16q3 24 24 24t24-24z" fill="#cfe6ee" />
      <path d="M0 10v24M-16 38h32" stroke="#ddebf0" strokeWidth="5" strokeLinecap="round" />
      <rect x="-12" y="-14" width="12" height="12" rx="2" fill="#fff" opacity=".8" transform="rotate(-10)" />
      <path d="M12-34a13 13 0 0 1 14 14" stroke="#f2a516" strokeWidth="5" fill="none" />
    </>
  ),
  wine: (
    <>
      <path d="M-20-50q-4 44 20 46 24-2 20-46z" fill="#ddebf0" opacity=".28" />
      <path d="M-21-30q0 26 21 27 21-1 21-27z" fill="#8e2f3e" />
      <path d="M0-4v38M-16 38h32" stroke="#ddebf0" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  lager: (
    <>
      <path d="M-20-36H20V34a6 6 0 0 1-6 6H-14a6 6 0 0 1-6-6z" fill="#e8a72e" />
      <path d="M-24-34q-2-14 12-14 6-8 16-2 18-4 20 14 0 6-6 6H-20q-4 0-4-4z" fill="#fbf8f3" />
      <path d="M20-18h8q8 0 8 10v14q0 10-8 10h-8" fill="none" stroke="#e8a72e" strokeWidth="6" />
    </>
  ),
};
