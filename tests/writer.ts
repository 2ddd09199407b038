import { randomUUID } from "node:crypto";
import { readConfig } from "~/config.server";
import { insertOnce } from "~/db/insert-once.server";
import { contactMessages } from "~/db/schema";
import { openServices } from "~/services.server";

// A process that stores messages until it is killed, and names each one that was acknowledged.
const services = await openServices(readConfig(process.env));
process.stdout.write("open\n");

for (;;) {
  const id = randomUUID();
  const email = {
    key: `message:${id}:sales`,
    to: "sales@velto.example",
    subject: "A message",
    title: "A message",
    parts: ["Hi"],
  };
  const values = { clientRequestId: id, name: "Asha", email: "asha@duka.example", message: "Hi" };
  await insertOnce(services, contactMessages, values, [email]);
  process.stdout.write(`${id}\n`);
}
