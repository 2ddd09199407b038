import { html } from "hono/html";

/** One small page in the style of a till roll, for people who play the phone and the bank. */
export function page(title: string, body: ReturnType<typeof html>, { refresh }: { refresh?: number } = {}) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh ? html`<meta http-equiv="refresh" content="${refresh}">` : ""}
<title>${title}</title>
<style>
body { margin: 0 auto; max-width: 34rem; padding: 2rem 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: #10211a; background: #fbf8f3; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin-top: 2rem; }
form, .card { background: #fff; border: 1px solid #e3dccf; border-radius: 12px; padding: 1rem; margin-block: .75rem; }
button { min-height: 44px; padding: 0 1rem; margin: .25rem .25rem .25rem 0; font: inherit; border-radius: 8px; border: 1px solid #0e4d3a; background: #fff; color: #0e4d3a; cursor: pointer; }
button.main { background: #0e4d3a; color: #fff; }
label { display: block; margin-block: .5rem; } input { font: inherit; min-height: 40px; width: 100%; box-sizing: border-box; }
.mute { color: #5c665f; font-size: .9375rem; }
</style>
</head>
<body>
<p class="mute">Simulator. No money moves.</p>
<h1>${title}</h1>
${body}
</body>
</html>`;
}

/** One button a choice, each of which posts `do`. */
export function choices(action: string, options: Record<string, string>) {
  return html`<form method="post" action="${action}">
${Object.entries(options).map(
  ([value, label], index) =>
    html`<button name="do" value="${value}" class="${index === 0 ? "main" : ""}">${label}</button>`,
)}
</form>`;
}
