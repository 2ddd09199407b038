import { expect, test } from "vitest";
import { identifyVisitor } from "./visitor.server";

const socket = { remoteAddress: "::ffff:10.0.0.9" };
const forged = {
  host: "inside:3000",
  "x-forwarded-for": "1.1.1.1, 41.90.1.2",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "www.velto.example",
};

test("forwarded headers mean nothing without a trusted proxy", () => {
  expect(identifyVisitor(socket, forged, 0)).toEqual({ address: "10.0.0.9", origin: "http://inside:3000" });
});

test("one proxy: its own entry, not what the visitor claimed", () => {
  expect(identifyVisitor(socket, forged, 1)).toEqual({
    address: "41.90.1.2",
    origin: "https://www.velto.example",
  });
});

test("two proxies: the entry of the outer one", () => {
  expect(identifyVisitor(socket, forged, 2).address).toBe("1.1.1.1");
});

test("a proxy that sends no header leaves the socket's address", () => {
  expect(identifyVisitor(socket, { host: "a" }, 1)).toEqual({ address: "10.0.0.9", origin: "http://a" });
});

test.each([
  ["a scheme that is none", { "x-forwarded-proto": "javascript" }],
  ["a host with a name and password", { "x-forwarded-host": "me:secret@evil.example" }],
  ["a host with a path", { "x-forwarded-host": "evil.example/x" }],
  ["a port beyond the last", { "x-forwarded-host": "www.velto.example:99999" }],
  ["a number that is no address", { "x-forwarded-host": "9".repeat(20) }],
  ["bytes", { "x-forwarded-proto": "\xff\xfe", "x-forwarded-host": "a b" }],
])("%s is not trusted", (_, claimed) => {
  expect(identifyVisitor(socket, { host: "inside:3000", ...claimed }, 1).origin).toBe("http://inside:3000");
});

test.each(["www.velto.example", "localhost:8080", "[::1]:3000", "10.0.0.1"])("%s is a host", (host) => {
  expect(identifyVisitor(socket, { "x-forwarded-host": host }, 1).origin).toBe(`http://${host}`);
});

test.each([
  ["41.90.1.2:50123", "41.90.1.2"],
  ["[2001:db8::7]:443", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
  ["::ffff:41.90.1.2", "41.90.1.2"],
])("%s is one address, whatever its port", (forwarded, address) => {
  expect(identifyVisitor(socket, { "x-forwarded-for": forwarded }, 1).address).toBe(address);
});

test.each(["unknown", "_hidden", "41.90.1", "x".repeat(900)])("%s is no address", (forwarded) => {
  expect(identifyVisitor(socket, { "x-forwarded-for": forwarded }, 1).address).toBe("10.0.0.9");
});

test("a scheme's own port is no part of the origin", () => {
  const tls = { "x-forwarded-proto": "https", "x-forwarded-host": "www.velto.example:443" };
  expect(identifyVisitor(socket, tls, 1).origin).toBe("https://www.velto.example");
  expect(identifyVisitor(socket, { host: "www.velto.example:80" }, 0).origin).toBe(
    "http://www.velto.example",
  );
});
