import { beforeEach, expect, test } from "vitest";
import { demoRequests } from "~/db/schema";
import type { LeadContext } from "~/lead.server";
import { formTexts } from "~/ui/form-texts";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { queuedLetters } from "../../tests/letters";
import { demoInput } from "./input";
import { requestDemo } from "./requests.server";

const said = demoInput.parse({
  name: "Achieng Odhiambo",
  email: "achieng@mama-oliech.co.ke",
  company: "Samaki & Ugali 🐟",
  phone: "+254 (700) 000-000",
  employees: "11-50",
  message: "Two branches, one kitchen.",
});
const requestId = "7a5f2a0e-3c39-4c1c-9a50-5f1e2d3c4b5a";
const fromForm: LeadContext = { channel: "form", requestId, sourcePage: "/products/veltopos/restaurants" };

onEachDatabase((tools) => {
  beforeEach(() => emptyDatabase(tools()));

  function rows() {
    return tools().db.select().from(demoRequests);
  }

  test("stores the request with the edition and the page it came from", async () => {
    await requestDemo(tools(), { ...said, edition: "restaurants", news: true }, fromForm);
    const { news, ...words } = said;
    expect(await rows()).toMatchObject([
      {
        ...words,
        edition: "restaurants",
        sourcePage: "/products/veltopos/restaurants",
        clientRequestId: requestId,
        isSpam: false,
        newsOptInAt: expect.any(Date),
        newsOptInWording: formTexts.news,
      },
    ]);
  });

  test("what is optional may be left out", async () => {
    const { employees, message, ...least } = said;
    const { row } = await requestDemo(tools(), least, fromForm);
    expect(row).toMatchObject({ employees: null, message: null, edition: null });
  });

  test("the same request again stores and mails nothing", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => requestDemo(tools(), said, fromForm)));
    expect(first?.row.id).toBe(second?.row.id);
    expect(await rows()).toHaveLength(1);
    expect(await queuedLetters(tools())).toEqual([
      `demo:${first?.row.id}:sales`,
      `demo:${first?.row.id}:visitor`,
    ]);
  });

  test("without an id, the same words sent twice are one request", async () => {
    await requestDemo(tools(), said, { channel: "form" });
    await requestDemo(tools(), said, { channel: "form" });
    expect(await rows()).toHaveLength(1);
    await requestDemo(tools(), { ...said, phone: "0711 111 111" }, { channel: "form" });
    expect(await rows()).toHaveLength(2);
  });

  test("a bot's request is kept, marked, and mailed to sales only", async () => {
    const { row } = await requestDemo(tools(), said, { ...fromForm, trap: "x" });
    expect(row.isSpam).toBe(true);
    expect(await queuedLetters(tools())).toEqual([`demo:${row.id}:sales`]);
  });
});
