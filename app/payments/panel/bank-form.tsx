import { useWords } from "~/language/use-language";
import { formatCents } from "~/money/format";
import { Button } from "~/ui/button";
import { bankFormWords } from "./content.sw";
import { Facts } from "./facts";
import type { ActProps, BodyProps } from "./screens";

export function BankBody({ ready: { bank, account }, view }: BodyProps) {
  const bankForm = useWords(bankFormWords);
  if (!bank) return null;
  return (
    <>
      <Facts
        facts={[
          [bankForm.bank, bank.bank],
          [bankForm.branch, bank.branch],
          [bankForm.name, bank.name],
          [bankForm.number, bank.number, "copy"],
          [bankForm.swift, bank.swift, "copy"],
          [bankForm.reference, account, "copy"],
        ]}
        total={[bankForm.amount, formatCents(view.left)]}
      />
      <p className="field__hint">{bankForm.hint}</p>
    </>
  );
}

export function BankAct({ busy }: ActProps) {
  const bankForm = useWords(bankFormWords);
  return (
    <>
      <Button kind="accent" busy={busy} name="intent" value="transfer">
        {bankForm.send}
      </Button>
      <p>{bankForm.foot}</p>
    </>
  );
}
