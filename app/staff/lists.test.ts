import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { signIn } from "../../tests/staff";
import { pageStatements } from "../../tests/statements";

onEachDatabase((services) => {
  let cookie: string;

  beforeAll(async () => {
    await emptyDatabase(services());
    ({ cookie } = await signIn(services(), "owner"));
  });

  test.each([
    ...["", "?view=mine", "/inbox", "/orders", "/demos", "/quotations", "/quotations?q=duka"],
    ...["/money?view=settled", "/emails", "/people", "/find?q=duka", "/privacy"],
  ])("/staff%s takes three queries at most, recognising who asks included", async (path) => {
    const asked = await pageStatements(services(), cookie, `/staff${path}`);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(3);
  });

  test("money without an order stands below disputes, which take one query more", async () => {
    const asked = await pageStatements(services(), cookie, "/staff/money");
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(4);
  });
});
