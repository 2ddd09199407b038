import { readConfig } from "~/config.server";
import { storeLead } from "~/leads/store-leads.server";
import { openServices } from "~/services.server";
import { sampleLead } from "./sample-lead";

// A process that stores messages until it is killed, and names each one that was acknowledged.
const services = await openServices(readConfig(process.env));
process.stdout.write("open\n");

for (;;) {
  const { row } = await storeLead(services, sampleLead());
  process.stdout.write(`${row.clientRequestId}\n`);
}
