import type { ComponentType, RefObject } from "react";
import { MpesaMark } from "../mpesa/mark";
import { PromptAct, PromptBody } from "../mpesa/prompt-form";
import { PromptScreen } from "../mpesa/prompt-screen";
import { DollarAct, DollarBody } from "../paypal/form";
import { PaypalMark } from "../paypal/mark";
import { BankAct, BankBody } from "./bank-form";
import { BankMark, CardMarks } from "./mark";
import type { How, PayProblem, PayView, PromptState, ReadyState } from "./view";

export type BodyProps = { ready: ReadyState; view: PayView; problem?: PayProblem };
export type ActProps = { ready: ReadyState; busy: boolean };
export type PromptProps = {
  state: PromptState;
  heading: RefObject<HTMLHeadingElement | null>;
  problem?: PayProblem;
};

/** What a way to pay shows of its own: its form with the button below, and what follows on a prompt. */
type Screen = {
  Body: ComponentType<BodyProps>;
  Act: ComponentType<ActProps>;
  Prompt?: ComponentType<PromptProps>;
};

/** Ways that are no more than a provider's page need nothing here: their words do. */
export const screens: Partial<Record<How, Screen>> = {
  mpesa: { Body: PromptBody, Act: PromptAct, Prompt: PromptScreen },
  paypal: { Body: DollarBody, Act: DollarAct },
  bank: { Body: BankBody, Act: BankAct },
};

/** Beside the label of a way to pay; one without is its label alone. */
export const marks: Partial<Record<How, ComponentType>> = {
  mpesa: MpesaMark,
  card: CardMarks,
  paypal: PaypalMark,
  bank: BankMark,
};
