import { expect } from "vitest";
import { journey } from "./journey";
import type { Visitor } from "./visitor";

const contact = { name: "Wanjiku Kamau", email: "wanjiku@kamau.co.ke", message: "Bei ya mizani?" };
const demo = {
  name: "Achieng",
  email: "achieng@samaki.co.ke",
  company: "Samaki & Ugali",
  phone: "0712 345 678",
};

journey("the forms", {
  "a message is mended and sent": (visitor) => send(visitor, "/contact", contact),
  "a demo is asked for": (visitor) => send(visitor, "/request-demo", demo),
});

/** Sends it empty first: the field that is to be mended must not lie under the header. */
async function send(visitor: Visitor, path: string, values: Record<string, string>) {
  await visitor.resize(1024, 560);
  await visitor.open(path);
  await visitor.click({ css: "form.form button:not([type=button])" });
  await visitor.wait(() => (document.activeElement as HTMLInputElement).name === "name");
  const [header, field] = await visitor.run(() => [
    document.querySelector(".hd")?.getBoundingClientRect().bottom ?? 0,
    document.activeElement?.getBoundingClientRect().top ?? 0,
  ]);
  expect(field).toBeGreaterThanOrEqual(header ?? 0);
  await visitor.fill(values);
  await visitor.click({ css: "form.form button:not([type=button])" });
  await visitor.see({ css: "h1, h2", text: "Thank You!" });
}
