import { beforeAll, beforeEach, expect, test } from "vitest";
import { demoRequests, newsSubscriptions } from "~/db/schema";
import { dropEarlierTriggers, emptyDatabase, onDatabase } from "../../tests/databases";
import { emailJobs, queuedEmails } from "../../tests/emails";
import { demoInput } from "./demo-input";
import { requestDemo } from "./demo-requests.server";
import type { LeadContext } from "./lead.server";

const input = demoInput.parse({
  name: "Achieng Odhiambo",
  email: "achieng@mama-oliech.co.ke",
  company: "Samaki & Ugali 🐟",
  phone: "+254 (700) 000-000",
  employees: "11-50",
  message: "Two branches, one kitchen.",
});
const requestId = "7a5f2a0e-3c39-4c1c-9a50-5f1e2d3c4b5a";
const fromForm: LeadContext = { channel: "form", requestId, sourcePage: "/products/veltopos/restaurants" };

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  beforeEach(() => emptyDatabase(services()));

  function rows() {
    return services().db.select().from(demoRequests);
  }

  test("stores the request with the edition and the page it came from", async () => {
    await requestDemo(services(), { ...input, edition: "restaurants", news: true }, fromForm);
    const { news, ...stored } = input;
    expect(await rows()).toMatchObject([
      {
        ...stored,
        edition: "restaurants",
        sourcePage: "/products/veltopos/restaurants",
        clientRequestId: requestId,
        isSpam: false,
      },
    ]);
    expect(await services().db.select().from(newsSubscriptions)).toEqual([]);
    const [row] = await rows();
    expect(JSON.stringify(await emailJobs(services()))).toContain(`/news/confirm/demo~${row?.id}~`);
  });

  test("what is optional may be left out", async () => {
    const { employees, message, ...least } = input;
    const { row } = await requestDemo(services(), least, fromForm);
    expect(row).toMatchObject({ employees: null, message: null, edition: null });
  });

  test("the same request again stores and mails nothing", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => requestDemo(services(), input, fromForm)));
    expect(first?.row.id).toBe(second?.row.id);
    expect(await rows()).toHaveLength(1);
    expect(await queuedEmails(services())).toEqual([
      `demo:${first?.row.id}:sales`,
      `demo:${first?.row.id}:visitor`,
    ]);
  });

  test("without an id, the same values sent twice are one request", async () => {
    await requestDemo(services(), input, { channel: "form" });
    await requestDemo(services(), input, { channel: "form" });
    expect(await rows()).toHaveLength(1);
    await requestDemo(services(), { ...input, phone: "0711 111 111" }, { channel: "form" });
    expect(await rows()).toHaveLength(2);
  });

  test("a bot's request is kept, marked, and mailed to sales only", async () => {
    const { row } = await requestDemo(services(), input, { ...fromForm, honeypot: "x" });
    expect(row.isSpam).toBe(true);
    expect(await queuedEmails(services())).toEqual([`demo:${row.id}:sales`]);
  });
});
