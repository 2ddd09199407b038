import fc from "fast-check";
import { expect, test } from "vitest";
import { ticketAge } from "./ticket-age";

test("amber from eight minutes, red from twelve", () => {
  expect([479, 480, 719, 720].map(ticketAge)).toEqual(["calm", "soon", "soon", "late"]);
});

test("a ticket never grows younger", () => {
  const order = ["calm", "soon", "late"];
  fc.assert(
    fc.property(fc.nat(3600), fc.nat(3600), (now, later) => {
      expect(order.indexOf(ticketAge(now + later))).toBeGreaterThanOrEqual(order.indexOf(ticketAge(now)));
    }),
  );
});
