/**
 * Tells the site that this page is read, once and without anything of who reads it. Not where the browser asks not to
 * be followed or saves data. A page that was only fetched ahead or opened behind another counts when it is looked at;
 * going back to it and loading it again count no second time, as where the browser still has it.
 * `cameIn` is told where somebody came in by this page.
 */
export function countVisit(cameIn: (told: string) => void) {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (asksForQuiet() || /reload|back/.test(opened?.type ?? "")) return;
  const events = ["visibilitychange", "prerenderingchange"];
  const tell = () => {
    if (document.hidden) return;
    for (const event of events) document.removeEventListener(event, tell);
    const told = new URLSearchParams(howOpened());
    if (told.get("from") !== location.host) cameIn(String(told));
    if (!navigator.onLine) return;
    navigator.sendBeacon("/visit", told);
    if (Math.random() < measured) measureWhenIdle();
  };
  for (const event of events) document.addEventListener(event, tell);
  tell();
}

/** One page in four: its script is 3 KB, and comes when the page is there and the browser has nothing to do. */
const measured = 1 / 4;

function measureWhenIdle() {
  const measure = () => import("./measure-speed").then(({ measureSpeed }) => measureSpeed(), console.warn);
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(measure, { timeout: 5_000 })
      : setTimeout(measure, 500);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}

function asksForQuiet(): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Navigator & Wishes;
  return doNotTrack === "1" || !!globalPrivacyControl || !!connection?.saveData;
}

type Wishes = { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } };

/** Of the site before only its name. A page whose address is secret, such as an order's, is no referrer, but ours. */
function howOpened() {
  const { navigation } = window as { navigation?: Navigation };
  const before = document.referrer || navigation?.activation?.from?.url;
  const query = new URLSearchParams(location.search);
  const names = ["source", "medium", "campaign"].map((name) => query.get(`utm_${name}`) ?? "");
  return {
    page: location.pathname,
    from: before ? new URL(before).host : "",
    campaign: names.some(Boolean) ? names.join("/") : "",
  };
}
