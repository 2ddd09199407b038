import { form, multipart, oddlySent } from "./bad-forms.ts";
import { builtFile, order, page, search } from "./bad-paths.ts";
import { brokenBody, brokenProtocol, oddlyAsked, oddMethod } from "./bad-protocol.ts";
import { rest } from "./bad-rows.ts";
import type { Chance } from "./chance.ts";
import type { BadRequest } from "./request-bytes.ts";

/** Some request to some endpoint, more or less broken. */
export function badRequest(chance: Chance): BadRequest & { kind: string } {
  const make = chance.pick(makers);
  return { kind: make.name, ...make(chance) };
}

/** What holds more rules comes more often. */
const makers = [
  ...[page, page, builtFile, search, order, oddlyAsked, oddMethod],
  ...[form, form, form, multipart, multipart, oddlySent],
  ...[rest, rest, rest, rest],
  ...[brokenBody, brokenProtocol],
];
