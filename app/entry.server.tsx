import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./late-start/nonce";
import { logContext } from "./log.server";
import { nonceContext } from "./nonce.server";
import { requestIdContext } from "./request-id.server";

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
    let renderStatus = status;
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on("finish", () =>
          resolve(new Response(Buffer.concat(chunks), { status: renderStatus, headers })),
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

/** Surprises inside loaders and actions. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) report(error, context);
}

/** Logged once, under the id that the visitor sees. */
function report(error: unknown, site: Readonly<RouterContextProvider>) {
  site.get(logContext).error({ err: error, id: site.get(requestIdContext) }, "page failed");
}
