/**
 * What the page will need, once the browser has nothing else to do: the whole sheet where parts of the page wait for it
 * or no application brings it, then the application's files where the build names them. One after the other, since all
 * at once they would take the processor from each other.
 */
export async function fetchAhead() {
  await idle();
  const files = document.querySelectorAll<HTMLLinkElement>("link[rel=late-modulepreload]");
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (sheet?.hasAttribute("data-soon")) await show(sheet);
  else if (sheet && files.length) fetchOnly(sheet);
  await idle();
  for (const file of files) {
    file.fetchPriority = "low";
    file.rel = "modulepreload";
  }
}

/** Safari has no idle callbacks. */
function idle() {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

function show(sheet: HTMLLinkElement) {
  sheet.disabled = false;
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
  });
}

/** The application shows it when it starts. */
function fetchOnly({ href }: HTMLLinkElement) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
}
