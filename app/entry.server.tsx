import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NotAllowedError } from "./access/rights";
import { logContext } from "./log.server";
import { NonceContext } from "./nonce";
import { nonceContext } from "./nonce.server";
import { requestIdContext } from "./request-id.server";
import { isUnreachable } from "./unreachable.server";

/** Renders the whole page before answering: no page here waits for anything slow, and an error keeps its status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = site.get(nonceContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  return new Promise<Response>((resolve, reject) => {
    let renderStatus = statusOf(site, status);
    const stream = renderToPipeableStream(page, {
      nonce,
      // A large part is written in its place too, not behind a script that puts it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on("finish", () =>
          resolve(new Response(afterWhatIsSeen(Buffer.concat(chunks)), { status: renderStatus, headers })),
        );
        stream.pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        renderStatus = 500;
        report(error, site);
      },
    });
  });
}

/**
 * The application's files are wanted soon, and after the styles, the font and the pictures that are seen first.
 * `<Scripts>` gives its links no priority, and browsers fetch such links like styles.
 */
function afterWhatIsSeen(page: Buffer): string {
  const link = '<link rel="modulepreload" ';
  return page.toString().replaceAll(link, `${link}fetchpriority="low" `);
}

/** Data for the application tells by its status whether the same may succeed in a moment. */
export function handleDataRequest(
  answer: Response,
  { context }: { context: Readonly<RouterContextProvider> },
): Response {
  const { body, headers, status } = answer;
  return new Response(body, { headers, status: statusOf(context, status) });
}

/** Surprises inside loaders and actions. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  failed.set(context, error);
  if (!(error instanceof NotAllowedError || request.signal.aborted)) report(error, context);
}

/** What failed in requests under way; each has a context of its own. */
const failed = new WeakMap<object, unknown>();

/** A database that is away is a pause and no bug: the same may well succeed in a moment. */
function statusOf(context: object, status: number): number {
  if (!failed.has(context)) return status;
  const error = failed.get(context);
  if (error instanceof NotAllowedError) return 403;
  return isUnreachable(error) ? 503 : status;
}

/** Logged once, under the id that the visitor sees. */
function report(error: unknown, site: Readonly<RouterContextProvider>) {
  site.get(logContext).error({ err: error, requestId: site.get(requestIdContext) }, "page failed");
}
