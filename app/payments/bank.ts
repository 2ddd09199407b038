import { z } from "zod";
import { variables } from "./settings";

/** The variables that open bank transfers. */
const bankVariables = {
  BANK_NAME: z.string().max(80),
  BANK_BRANCH: z.string().max(80).optional(),
  BANK_ACCOUNT_NAME: z.string().max(80),
  BANK_ACCOUNT_NUMBER: z.string().regex(/^[0-9A-Z -]{5,34}$/, "must be the account's digits"),
  BANK_SWIFT: z
    .string()
    .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, "must be 8 or 11 capital letters and digits")
    .optional(),
};

export type BankDetails = {
  bank: string;
  branch: string | undefined;
  name: string;
  number: string;
  swift: string | undefined;
};

type Read = z.output<z.ZodObject<typeof bankVariables>>;

function bankDetails(read: Read): BankDetails {
  return {
    bank: read.BANK_NAME,
    branch: read.BANK_BRANCH,
    name: read.BANK_ACCOUNT_NAME,
    number: read.BANK_ACCOUNT_NUMBER,
    swift: read.BANK_SWIFT,
  };
}

export const readBank = variables(bankVariables, bankDetails);
