import { extname, join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { languages } from "~/language/language";
import { builtPaths } from "~/prerendered";
import { documentData } from "~/published/published";
import { indexName } from "~/search/documents";
import { replaceDocuments } from "~/search/engine.server";
import { type BuiltPage, readPage } from "../build/pages";
import { siteTexts } from "../build/site-texts";
import { type BuiltSite, replacePage } from "./built-site";
import { finishText, tagOf } from "./finish-page";
import { renderFile, renderPage } from "./render-page";

/**
 * Makes every built page anew once something was published, by the function that the build uses (decision 271). From
 * the first moment on no page of before is served: what is not ready yet is rendered for whoever asks, and what is made
 * of all pages together (search, sitemap) is waited for. First all pages are compressed quickly, then each well.
 */
export function finishingAnew(build: ServerBuild, site: BuiltSite, log: Logger) {
  const first = site.build.id;
  let round = 0;

  return function finishAnew(): Promise<void> {
    const mine = ++round;
    const started = performance.now();
    const paths = builtPaths(build.routes);
    // The same on every server: browsers keep pages of one build only.
    site.build.id = `${first}-${tagOf(Buffer.from(documentData()?.json ?? "")).slice(1, 9)}`;
    site.isOld = new Set([...paths, ...madeTogether]);
    const work = finish(paths, () => mine === round)
      .then(() => log.info({ ms: Math.round(performance.now() - started) }, "all pages are finished anew"))
      .catch((error) =>
        log.error({ err: error }, "pages could not be finished anew; they are rendered for each visitor"),
      );
    return work;
  };

  async function finish(paths: string[], isCurrent: () => boolean) {
    const together = Promise.withResolvers<void>();
    site.together = together.promise;
    // Whoever waits is answered with what there is.
    const pages: BuiltPage[] = await everyPage(paths, isCurrent).finally(() => together.resolve());
    if (!isCurrent()) return;
    for (const path of paths.filter((path) => !extname(path))) {
      if (!isCurrent()) return;
      const page = pages.find((one) => one.path === path)?.finished;
      const better = page && (await finishText(page.content));
      if (better && isCurrent()) replacePage(site, path, { ...page, ...better });
    }
  }

  async function everyPage(paths: string[], isCurrent: () => boolean): Promise<BuiltPage[]> {
    const pages: BuiltPage[] = [];
    for (const path of paths) {
      await breathe();
      const url = new URL(path, site.build.siteUrl);
      if (extname(path)) {
        const text = await renderFile(build, url, "quick");
        if (!isCurrent()) return [];
        site.files.set(path, { name: path, etag: text.etag, text });
      } else {
        const finished = await renderPage(build, url, { effort: "quick" });
        if (!isCurrent()) return [];
        replacePage(site, path, finished);
        pages.push(readPage(path, finished));
      }
      site.isOld?.delete(path);
    }
    await replaceTogether(pages.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
    return pages;
  }

  async function replaceTogether(pages: BuiltPage[]) {
    for (const [path, text] of siteTexts(pages)) await replaceText(path, text);
    for (const language of languages) {
      const file = site.files.get(`/${indexName(language)}`);
      if (file?.text) replaceDocuments(language, JSON.parse(file.text.content.toString()));
    }
    // Browsers that keep pages for reading offline drop those of before.
    const worker = site.files.get("/sw.js")?.text?.content.toString();
    if (worker) await replaceText("/sw.js", worker.replace(/("id":")[^"]*/, `$1${site.build.id}`));
  }

  async function replaceText(path: string, text: string) {
    await breathe();
    const finished = await finishText(Buffer.from(text), "quick");
    site.files.set(path, { name: join(path), etag: finished.etag, text: finished });
    site.isOld?.delete(path);
  }
}

const madeTogether = [...languages.map((language) => `/${indexName(language)}`), "/sitemap.xml", "/llms.txt"];
