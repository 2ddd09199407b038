import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onDatabase } from "../tests/databases";
import { openLog } from "./log.server";

onDatabase((services) => {
  test("a failed query leaves its kind in the log, and nobody's words", async () => {
    const error = await services()
      .db.execute(
        sql`insert into contact_messages (name, email, message) values (${"Wanjiku Kamau"}, ${"not an address"}, ${"My phone is 0712345678"})`,
      )
      .catch((thrown: unknown) => thrown);
    const line = logged(error);
    expect(line).toContain("23514");
    expect(line).toContain("contact_messages_email");
    expect(line).not.toMatch(/Wanjiku|not an address|0712345678/);
  });
});

test("other errors keep their words", () => {
  expect(logged(new Error("the disk is full"))).toContain("the disk is full");
});

test("an object with an error's fields, as the job queue tells of its failures, is read as one", () => {
  const line = logged({
    message: "Connection refused by jane@duka.example",
    code: "ECONNREFUSED",
    params: ["x"],
  });
  expect(line).toContain("Connection refused");
  expect(line).toContain("ECONNREFUSED");
  expect(line).not.toMatch(/jane|params/);
  expect(logged({ secret: "x" })).not.toContain("secret");
});

test("addresses in what a mail server says are left out", () => {
  expect(logged(new Error("550 <wanjiku@kamau.example> unknown"))).not.toContain("kamau");
});

function logged(error: unknown): string {
  const lines: string[] = [];
  openLog("info", { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
  return lines.join("");
}
