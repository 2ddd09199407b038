import { browserStorage } from "~/forms/browser-storage";
import { publicPath } from "~/secret-paths";
import { watchFields } from "~/ui/field-in-use";
import { isSignal, isSitePath, type ToChat, type ToPage } from "./signals";

/** `<chat-launcher>`: the chat is a frame, loaded when it is first opened and given up when it never says that it is ready. */
export function defineChatLauncher() {
  customElements.define(
    "chat-launcher",
    class extends HTMLElement {
      connectedCallback() {
        const details = this.querySelector("details");
        const frame = this.querySelector("iframe");
        const failure = this.querySelector<HTMLElement>(".chat-frame__failed");
        if (details && frame && failure) run({ details, frame, failure });
        stepAside(this);
        watchFields("main :is(input, select, textarea), main .till *", (isInUse) =>
          this.toggleAttribute("data-away", isInUse),
        );
      }
    },
  );
}

type Parts = { details: HTMLDetailsElement; frame: HTMLIFrameElement; failure: HTMLElement };

function run({ details, frame, failure }: Parts) {
  const path = publicPath(location.pathname);
  const storage = browserStorage("sessionStorage");
  // Left open on the page before, where the window has room for both.
  let isCarried = storage?.getItem(stillOpen) != null;
  storage?.removeItem(stillOpen);
  let timer: ReturnType<typeof setTimeout>;

  function tell(signal: ToChat) {
    frame.contentWindow?.postMessage(signal, location.origin);
  }

  function giveUpAfter(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!frame.hidden) return;
      failure.hidden = false;
    }, milliseconds);
  }

  /** Loads the frame, or the one that was given up anew, and asks whether it is ready. */
  function open() {
    if (!details.open) return;
    if (!frame.src || !failure.hidden) frame.src = `${frame.dataset.src}?from=${encodeURIComponent(path)}`;
    failure.hidden = true;
    giveUpAfter(20_000);
    tell({ to: "velto-chat", type: "hello" });
  }

  function close() {
    if (!details.open) return;
    isCarried = false;
    details.open = false;
    details.querySelector("summary")?.focus();
  }

  function onReady() {
    frame.hidden = false;
    if (!details.open) return;
    if (!isCarried) frame.focus();
    tell({ to: "velto-chat", type: "opened", path });
  }

  details.addEventListener("toggle", open);
  failure.querySelector("button")?.addEventListener("click", open);
  // What the browser shows in the place of a page that did not come has another origin.
  frame.addEventListener("load", () => {
    if (details.open && frame.src) giveUpAfter(frame.contentDocument === null ? 0 : 4_000);
  });
  addEventListener("online", open);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) close();
  });
  addEventListener("message", (event) => {
    if (!isSignal<ToPage>(event, frame.contentWindow, "velto-page")) return;
    if (event.data.type === "close") close();
    if (event.data.type === "ready") onReady();
    if (event.data.type === "go" && isSitePath(event.data.path)) {
      location.assign(event.data.path);
    }
  });

  addEventListener("pagehide", () => {
    if (details.open && matchMedia("(min-width: 576px)").matches) storage?.setItem(stillOpen, "1");
  });
  details.open ||= isCarried;
  open();
}

/** While the page is read downwards it is small, on phones; scrolled back up, or at an end, it has its size again. */
function stepAside(launcher: HTMLElement) {
  let before = scrollY;
  const look = () => {
    const moved = scrollY - before;
    if (Math.abs(moved) < 16) return;
    before = scrollY;
    launcher.toggleAttribute("data-aside", moved > 0);
  };
  addEventListener("scroll", look, { passive: true });
}

const stillOpen = "velto:chat-open";
