/** An order's reference as an account number that people type: VLT-7K3M9PX is VLT7K3M9PX. */
export function accountOf(reference: string): string {
  return reference.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** The reference that an account number stands for, as it is stored and indexed. */
export function referenceOf(account: string): string {
  return account.replace(/^VLT/, "VLT-");
}

/** What a provider knows an attempt by. */
export function chargeReference(reference: string, number: number): string {
  return `${accountOf(reference)}-${number}`;
}

export function readChargeReference(text: string): { account: string; number: number } | undefined {
  const match = /^([A-Z0-9]{6,20})-(\d{1,4})$/.exec(text);
  return match ? { account: match[1] ?? "", number: Number(match[2]) } : undefined;
}
