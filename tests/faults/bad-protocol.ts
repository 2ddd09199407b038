import { bentForm, oddHeaders } from "./bad-forms";
import { bentPath, paths } from "./bad-paths";
import { anyBytes } from "./bad-values";
import type { Chance } from "./chance";
import { address, type BadRequest, whole } from "./request-bytes";

export function oddlyAsked(chance: Chance): BadRequest {
  return whole(chance, { path: bentPath(chance), headers: oddHeaders(chance) });
}

export function oddMethod(chance: Chance): BadRequest {
  const body = chance.happens(0.3) ? anyBytes(chance) : undefined;
  const targets = [
    ...paths,
    "*",
    "http://127.0.0.1/contact",
    "//evil.example/x",
    "https://evil.example/",
    "a",
    "",
  ];
  // A tunnel, or a method that HTTP doesn't know, is hung up on.
  return { ...whole(chance, { method: chance.pick(methods), path: chance.pick(targets), body }), mute: true };
}

const methods =
  "PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND PURGE get GETT QUERY M-SEARCH HEAD LINK".split(" ");

/** The length is a lie, the chunks are no chunks, or the body is far too long. */
export function brokenBody(chance: Chance): BadRequest {
  const { path, fields } = bentForm(chance);
  const body = new URLSearchParams(fields).toString();
  const post = (header: string, ...rest: string[]) =>
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address(chance)}\r\nConnection: close\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\n${header}\r\n\r\n${rest.join("")}`,
    );
  const chunked = "Transfer-Encoding: chunked";
  return chance.pick<BadRequest>([
    { bytes: post(`Content-Length: ${body.length + 50}`, body), leaves: true },
    { bytes: post("Content-Length: 3", body), mute: true },
    { bytes: post("Content-Length: -1", body) },
    { bytes: post("Content-Length: 0") },
    { bytes: post("Content-Length: 70000", "a=".repeat(35_000)) },
    { bytes: post(`Content-Length: 5\r\n${chunked}`, body) },
    { bytes: post(chunked, "zz\r\n", body), mute: true },
    { bytes: post(chunked, oneChunk(body)) },
    { bytes: post(chunked, oneChunk("b".repeat(90_000))), mute: true },
    { bytes: post("X-No-Length: 1"), mute: true },
  ]);
}

function oneChunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
}

export function brokenProtocol(chance: Chance): BadRequest {
  const text = chance.pick([`${anyBytes(chance).toString("latin1")}\r\n\r\n`, ...brokenTexts]);
  return { bytes: Buffer.from(text, "latin1"), leaves: chance.happens(0.5), mute: true };
}

const ended = "Connection: close\r\n\r\n";
const brokenTexts = [
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "GET /\r\n\r\n",
  `GET / HTTP/9.9\r\nHost: localhost\r\n${ended}`,
  `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${ended}`,
  `GET / HTTP/1.1\r\nHost: localhost\r\nno colon here\r\n${ended}`,
  `GET / HTTP/1.1\r\nHost: localhost\r\nBad Name: x\r\n${ended}`,
  `GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n${ended}`,
  `GET / HTTP/1.1\nHost: localhost\n${ended.replaceAll("\r", "")}`,
  `GET / HTTP/1.1\r\nHost: localhost\r\n${"X: y\r\n".repeat(3_000)}${ended}`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n${ended}`,
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
];
