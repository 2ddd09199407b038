import { anyBytes, anyText, badEscapes, names } from "./bad-values";
import type { Chance } from "./chance";
import { type BadRequest, type Headers, whole } from "./request-bytes";
import { type FilledForm, filledForms } from "./sound-requests";

export function form(chance: Chance): BadRequest {
  const { path, fields } = bentForm(chance);
  const type = chance.happens(0.9) ? urlEncoded : chance.pick(otherTypes);
  return whole(chance, {
    method: "POST",
    path,
    headers: [["Content-Type", type]],
    body: encoded(chance, fields),
  });
}

export function multipart(chance: Chance): BadRequest {
  const { path, fields } = bentForm(chance);
  const boundary = chance.pick(["frontier", "----WebKitFormBoundaryX", "'()+_,-./:=?"]);
  const parts = Object.entries(fields).map(([name, value]) => {
    const file = chance.happens(0.1) ? `; filename="${anyText(chance).slice(0, 50)}"` : "";
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  const sound = `${parts.join("")}--${boundary}--\r\n`;
  const body = chance.pick<() => string | Buffer>([
    () => sound,
    () => sound,
    () => sound.slice(0, chance.between(0, sound.length)),
    () => Buffer.concat([anyBytes(chance), Buffer.from(sound)]),
    () => `--${boundary}--`,
    () => sound.replaceAll("\r\n", "\n"),
    () => sound.replaceAll("form-data", "nonsense"),
    () => sound.replaceAll("\r\n\r\n", `\r\n${"X: y\r\n".repeat(500)}\r\n`),
  ])();
  const type = chance.happens(0.7) ? `multipart/form-data; boundary="${boundary}"` : chance.pick(boundaries);
  return whole(chance, { method: "POST", path, headers: [["Content-Type", type]], body: Buffer.from(body) });
}

/** A form that says strange things about itself. */
export function oddlySent(chance: Chance): BadRequest {
  const { path, fields } = bentForm(chance);
  const headers: Headers = [["Content-Type", urlEncoded], ...oddHeaders(chance)];
  return whole(chance, { method: "POST", path, headers, body: encoded(chance, fields) });
}

export function oddHeaders(chance: Chance): Headers {
  return Array.from({ length: chance.between(1, 4) }, () => [
    chance.pick(headerNames),
    chance.happens(0.5) ? anyText(chance) : chance.pick(headerValues),
  ]);
}

export function bentForm(chance: Chance): FilledForm {
  const { path, fields } = chance.pick(filledForms(chance));
  const bent = new Map(Object.entries(fields));
  const times = chance.pick([0, 1, 1, 1, 2, 5]);
  for (let time = 0; time < times; time++) {
    bent.set(chance.pick(chance.happens(0.7) ? [...bent.keys()] : names), anyText(chance));
  }
  if (chance.happens(0.1)) bent.delete(chance.pick([...bent.keys()]));
  const ends = ["", "", "", "", ".data", "?from=%00", "/", "?_routes=x", "?edition=constructor", "?index"];
  return { path: path + chance.pick(ends), fields: Object.fromEntries(bent) };
}

function encoded(chance: Chance, fields: Record<string, string>): Buffer {
  const part = (text: string) =>
    chance.happens(0.97) ? encodeURIComponent(text.toWellFormed()) : chance.pick(badEscapes);
  const pairs = Object.entries(fields).map(([name, value]) => `${part(name)}=${part(value)}`);
  return Buffer.from(pairs.join(chance.happens(0.98) ? "&" : ";"));
}

const urlEncoded = "application/x-www-form-urlencoded";
const otherTypes = [
  "application/json",
  "text/plain",
  "",
  "multipart/form-data",
  "a/b; charset=utf-7",
  `${urlEncoded}; charset=utf-16`,
  "x".repeat(200),
];
const boundaries = [
  "multipart/form-data; boundary=another",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"x".repeat(80)}`,
  "multipart/form-data",
  "multipart/mixed; boundary=frontier",
];
const headerNames = [
  ...["Host", "Origin", "Referer", "Cookie", "Accept", "Accept-Language", "Accept-Encoding", "Authorization"],
  ...["X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-For", "Forwarded", "Via", "Sec-Fetch-Site"],
  ...["Content-Type", "Content-Encoding", "Expect", "Upgrade", "TE", "If-Modified-Since", "Save-Data"],
  ...["X-React-Router-Request", "X-HTTP-Method-Override", "__proto__", "constructor"],
];
const headerValues = [
  ...["a b", "[::1", "localhost:99999999", "http://", "\xff\xfe", ",", "chunked, identity", "gzip", "*/*"],
  ...["100-continue", "websocket", "x".repeat(9_000), "null", "https://evil.example", "same-origin"],
];
