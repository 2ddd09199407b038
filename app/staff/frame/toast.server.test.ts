import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { staffSecret } from "~/access/secret.server";
import { onDatabase } from "../../../tests/databases";
import { redirectWithToast, takeToast } from "./toast.server";

const toast = { text: "Jane is sales now.", undo: { to: "/staff/people", fields: { do: "on" } } };

onDatabase((services) => {
  test("a toast arrives once, and its cookie is gone with it", async () => {
    const { toast: shown, headers } = await take(await set(services()));
    expect(shown).toEqual(toast);
    expect(new Headers(headers).get("set-cookie")).toContain("Max-Age=0");
  });

  test("a cookie that somebody else wrote shows nothing, and is cleared", async () => {
    const [name = "", value = ""] = (await set(services())).split("=");
    const foreign = await createCookie("staff.toast").serialize(toast);
    const other = await createCookie("staff.toast", { secrets: ["guessed"] }).serialize(toast);
    const odd = [
      foreign,
      other,
      `${name}=${value.slice(0, -3)}`,
      `${name}=%E0%A4%A`,
      `${name}=.`,
      `${name}=`,
    ];
    for (const cookie of odd) {
      const { toast: shown, headers } = await take(cookie);
      expect(shown, cookie).toBeUndefined();
      expect(new Headers(headers).get("set-cookie"), cookie).toContain("Max-Age=0");
    }
  });

  test.each([
    { text: 5 },
    { text: "Undo this", undo: { to: "https://evil.example", fields: {} } },
    { text: "Undo this", undo: { to: "/staff/people", fields: null } },
    "text",
    null,
  ])("what is signed and no toast shows nothing: %j", async (value) => {
    const secrets = [`toast:${await staffSecret(services())}`];
    const cookie = await createCookie("staff.toast", { secrets }).serialize(value);
    expect((await take(cookie)).toast).toBeUndefined();
  });

  test("with https the cookie stays there", async () => {
    const { db, config } = services();
    expect(await set(services(), true)).not.toContain("Secure");
    const secure = { db, config: { ...config, siteUrl: "https://velto.example" } };
    expect(await set(secure, true)).toContain("; Secure");
  });

  async function set(on: Parameters<typeof redirectWithToast>[0], isWhole = false) {
    const [cookie = ""] = (await redirectWithToast(on, "/staff", toast)).headers.getSetCookie();
    return isWhole ? cookie : (cookie.split(";")[0] ?? "");
  }

  function take(cookie: string) {
    return takeToast(services(), new Request("http://localhost/staff", { headers: { cookie } }));
  }
});
