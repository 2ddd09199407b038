import type { IncomingMessage, ServerResponse } from "node:http";
import { isAskedAbout } from "~/prerendered";
import { chooseEncoding } from "./encoding";
import { parseRange } from "./range";
import type { StaticAnswer } from "./static-answers";
import { withoutTrailingSlashes } from "./trailing-slashes";

/** Answers GET and HEAD for built files from memory. Returns whether it did. */
export function serveStatic(
  answers: Map<string, StaticAnswer>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const url = request.url ?? "/";
  const query = url.indexOf("?");
  if (query !== -1 && isAskedAbout(url)) return false;
  const path = query === -1 ? url : url.slice(0, query);
  const answer = answers.get(path);
  if (!answer) return redirectSlash(answers, path, query === -1 ? "" : url.slice(query), response);

  if (request.headers["if-none-match"]?.includes(answer.etag)) {
    response.writeHead(304, answer.headers).end();
    return true;
  }
  if (answer.headers["Accept-Ranges"] && request.headers.range) return servePart(answer, request, response);
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined, answer.variants);
  const { headers, body } = answer.variants[encoding] ?? answer.variants.identity;
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
  return true;
}

function redirectSlash(
  answers: Map<string, StaticAnswer>,
  path: string,
  query: string,
  response: ServerResponse,
) {
  const target = withoutTrailingSlashes(path);
  const page = path.length > 1 && path.endsWith("/") && answers.get(target);
  if (!page) return false;
  const { "Content-Type": _type, ETag: _etag, ...headers } = page.headers;
  response.writeHead(308, { ...headers, Location: target + query, "Content-Length": 0 }).end();
  return true;
}

function servePart(answer: StaticAnswer, request: IncomingMessage, response: ServerResponse): true {
  const identity = answer.variants.identity.body;
  const fresh = !request.headers["if-range"] || request.headers["if-range"] === answer.etag;
  const range = fresh ? parseRange(request.headers.range, identity.length) : undefined;
  if (range === null) {
    response.writeHead(416, { ...answer.headers, "Content-Range": `bytes */${identity.length}` }).end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: identity.length - 1 };
  const part = identity.subarray(start, end + 1);
  const headers: Record<string, string | number> = { ...answer.headers, "Content-Length": part.length };
  if (range) headers["Content-Range"] = `bytes ${start}-${end}/${identity.length}`;
  response.writeHead(range ? 206 : 200, headers).end(request.method === "HEAD" ? undefined : part);
  return true;
}
