import { browserStorage } from "./browser-storage";
import { sendingFields } from "./fields";

/** The page by which somebody came in, what led there and its campaign: kept in this tab until a form is sent. */
export function keepBegan(told: string) {
  try {
    browserStorage("sessionStorage")?.setItem(key, told);
  } catch (error) {
    console.warn("This browser's storage is full: how the visit began is not kept.", error);
  }
}

/** Whatever is posted from this page says it, whoever sends it: the browser, the form's engine or the router. */
export function carryBegan() {
  addEventListener("formdata", ({ target, formData }) => {
    const told = browserStorage("sessionStorage")?.getItem(key);
    const posts = target instanceof HTMLFormElement && target.getAttribute("method") === "post";
    if (told && posts) formData.set(sendingFields.began, told);
  });
}

export function forgetBegan() {
  browserStorage("sessionStorage")?.removeItem(key);
}

const key = "velto:began";
