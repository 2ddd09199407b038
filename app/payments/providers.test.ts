import { expect, test } from "vitest";
import { comparedProviders, paymentProviders } from "~/payment-providers/all";
import { startSimulators } from "../../simulators/start";
import { readConfig } from "../config.server";
import { openedProviders } from "./offered";
import { openPayments, statementFormats } from "./providers.server";

test("every provider that is known is opened by its variables, and played by a simulator", async () => {
  const simulators = await startSimulators({ siteUrl: "http://localhost:3000" });
  const opened = openedProviders(openPayments(readConfig(simulators.env)));
  await simulators.close();
  expect(opened.map(({ name }) => name)).toEqual(paymentProviders.map(({ name }) => name));
  expect(opened.every(({ isTest }) => isTest)).toBe(true);
});

test("whose file staff can choose, its format is known", () => {
  expect(Object.keys(statementFormats)).toEqual(comparedProviders);
  for (const provider of comparedProviders) expect(statementFormats[provider]).toMatchObject({ provider });
});
