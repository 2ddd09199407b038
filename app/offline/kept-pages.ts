/** `<kept-pages>` lists what the service worker can show without a connection. */
export function defineKeptPages() {
  customElements.define(
    "kept-pages",
    class extends HTMLElement {
      async connectedCallback() {
        const paths = await keptPaths();
        const list = this.querySelector("ul");
        list?.replaceChildren(...paths.map(listItem));
        this.hidden = paths.length === 0;
      }
    },
  );
}

async function keptPaths(): Promise<string[]> {
  if (!("caches" in window)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith("velto-pages-"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = requests.flat().map(({ url }) => new URL(url).pathname);
  return [...new Set(paths)].filter((path) => !unlisted.has(path)).sort();
}

const unlisted = new Set(["/offline", "/chat-widget"]);

function listItem(path: string): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  link.textContent = path === "/" ? "Home" : path;
  item.append(link);
  return item;
}
