/** The address that was probably meant, for a slip in a well-known name or ending. Asked about, never refused. */
export function suggestedAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(domain)) return undefined;
  const ending = endings.find(([slip]) => domain.endsWith(slip));
  const mended = ending ? domain.slice(0, -ending[0].length) + ending[1] : domain;
  const meant = known.find((name) => isOneSlip(mended, name)) ?? mended;
  return meant === domain ? undefined : `${address.slice(0, at)}@${meant}`;
}

const known = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "live.com",
  // Real, and one letter from a better known one.
  "ymail.com",
  "mail.com",
  "email.com",
  "gmx.com",
];

const endings = [
  [".con", ".com"],
  [".cmo", ".com"],
  [".ocm", ".com"],
  [".vom", ".com"],
  [".xom", ".com"],
  [".comm", ".com"],
  [".coke", ".co.ke"],
  [".co.k", ".co.ke"],
  [".co.kee", ".co.ke"],
] as const;

/** One letter too many, missing or wrong, or two changed round. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
