import { mpesaStatement } from "../mpesa/statement-format";
import { paypalStatement } from "../paypal/statement-format";
import { paystackStatement } from "../paystack/statement-format";
import type { ComparedProvider, StatementFormat } from "./format";

export const statementFormats: Record<ComparedProvider, StatementFormat> = {
  mpesa: mpesaStatement,
  paystack: paystackStatement,
  paypal: paypalStatement,
};
