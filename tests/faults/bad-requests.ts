import { form, multipart, oddlySent } from "./bad-forms";
import { builtFile, order, page, search } from "./bad-paths";
import { brokenBody, brokenProtocol, oddlyAsked, oddMethod } from "./bad-protocol";
import { rest } from "./bad-rows";
import type { Chance } from "./chance";
import type { BadRequest } from "./request-bytes";

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
