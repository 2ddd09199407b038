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

  test.each(["quotations", "quotations?q=duka", "money", "money?view=settled", "emails", "people"])(
    "%s takes three queries at most, beside recognising who asks",
    async (path) => {
      const asked = await pageStatements(services(), cookie, `/staff/${path}`);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(3);
    },
  );
});
