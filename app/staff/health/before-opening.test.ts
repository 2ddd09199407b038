import { expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { site } from "~/site";
import { beforeOpening, beforeOpeningDocument, leftToDo } from "./before-opening";

test("the list to tick is the document's", async () => {
  // `npx vitest run app/staff/health -u` writes it.
  await expect(beforeOpeningDocument()).toMatchFileSnapshot("../../../docs/before-you-open.md");
});

test("a site as it is shipped has all of it left to do, one that is filled in has nothing", () => {
  const known = beforeOpening.flatMap(({ items }) => items).filter(({ isOpen }) => isOpen);
  const shipped = leftToDo({ site, config: readConfig({}) });
  // Only behind a proxy, and with keys of a sandbox.
  expect(known.length - shipped.length).toBe(2);

  const open = {
    email: { info: "info@duka.co.ke", sales: "sales@duka.co.ke" },
    phones: ["+254 722 123 456", "+254 20 123 4567"],
    social: [{ name: "LinkedIn", icon: "linkedin", url: "https://linkedin.com/company/duka" }],
  };
  const env = {
    SITE_URL: "https://duka.co.ke",
    TRUST_PROXY: "1",
    SMTP_URL: "smtp://mail.duka.co.ke",
    INBOX_URL: "imaps://info%40duka.co.ke:secret@mail.duka.co.ke",
    MAIL_FROM: "Duka <info@duka.co.ke>",
    SALES_EMAIL: "sales@duka.co.ke",
    DATABASE_URL: "postgres://duka@localhost/duka",
    PAYSTACK_SECRET_KEY: "sk_live_123456789012345678901234567890",
  };
  expect(leftToDo({ site: open as unknown as typeof site, config: readConfig(env) })).toEqual([]);
  const tried = leftToDo({
    site,
    config: readConfig({
      ...env,
      PAYSTACK_SECRET_KEY: "sk_test_1234567890123456789012345678",
      TRUST_PROXY: "",
    }),
  });
  expect(tried.join()).toContain("Live keys");
  expect(tried.join()).toContain("TRUST_PROXY");
});
