import { journey } from "./journey";
import type { Visitor } from "./visitor";

const submit = { css: "form.form button:not([type=button])" };
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
  // At first the browser's own check answers, then the application's.
  for (const isHydrated of [false, true]) {
    if (isHydrated) await visitor.wait(() => document.documentElement.dataset.application === "runs");
    await visitor.click(submit);
    await visitor.wait(nameIsClearOfHeader);
  }
  await visitor.fill(values);
  await visitor.click(submit);
  await visitor.see({ css: "h1, h2", text: "Thank You!" });
}

function nameIsClearOfHeader() {
  // A document that is only just coming has no element with the focus.
  const field = document.activeElement as HTMLInputElement | null;
  const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? Infinity;
  return field?.name === "name" && field.getBoundingClientRect().top >= header;
}
