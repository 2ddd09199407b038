import { randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { nonceContext } from "~/nonce.server";
import { type Effort, type FinishedPage, type FinishedText, finishPage, finishText } from "./finish-page";

/**
 * Renders and finishes a page that all visitors get alike. The build calls it for every built path, the running site
 * for all pages once something was published (`finish-anew.ts`).
 */
export async function renderPage(
  build: ServerBuild,
  url: URL,
  {
    context = new RouterContextProvider(),
    effort,
  }: { context?: RouterContextProvider; effort?: Effort } = {},
): Promise<FinishedPage> {
  const nonce = randomUUID();
  context.set(nonceContext, nonce);
  return finishPage(await textOf(build, url, context), nonce, effort);
}

/** What has no scripts: the feed, robots.txt. */
export async function renderFile(build: ServerBuild, url: URL, effort?: Effort): Promise<FinishedText> {
  return finishText(Buffer.from(await textOf(build, url, new RouterContextProvider())), effort);
}

async function textOf(build: ServerBuild, url: URL, context: RouterContextProvider): Promise<string> {
  const answer = await createRequestHandler(build)(new Request(url), context);
  if (answer.status !== 200) throw new Error(`${url.pathname} was answered with ${answer.status}`);
  return answer.text();
}
