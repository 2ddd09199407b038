import { languageHere, languageOf } from "~/language/language";

/** `<kept-pages>` lists what the service worker can show without a connection. */
export function defineKeptPages() {
  customElements.define(
    "kept-pages",
    class extends HTMLElement {
      async connectedCallback() {
        const pages = await keptPages();
        const list = this.querySelector("ul");
        list?.replaceChildren(...pages.map(listItem));
        this.hidden = pages.length === 0;
      }
    },
  );
}

type KeptPage = { path: string; title: string };

async function keptPages(): Promise<KeptPage[]> {
  if (!("caches" in window)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith("velto-pages-"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
  const pages = [...paths]
    .filter((path) => !unlisted.test(path))
    .map(async (path) => ({ path, title: (await titleOf(path)) ?? path }));
  return (await Promise.all(pages)).sort((one, other) => one.title.localeCompare(other.title));
}

/** As the page calls itself, without the company's name. */
async function titleOf(path: string): Promise<string | undefined> {
  const page = await caches.match(path, { ignoreSearch: true });
  const parsed = page && new DOMParser().parseFromString(await page.text(), "text/html");
  // The title of the tab is written for who searches; a shared link has the page's name.
  const name = parsed?.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  return (name ?? parsed?.title)?.split(" | ")[0] || undefined;
}

const unlisted = /^(\/sw)?\/(offline|chat-widget)$/;

function listItem({ path, title }: KeptPage): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  link.textContent = title;
  const language = languageOf(path);
  if (language !== languageHere()) link.lang = language;
  item.append(link);
  return item;
}
