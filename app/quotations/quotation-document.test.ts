import { afterAll, expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { openDocuments } from "~/documents/documents.server";
import { pdfText } from "../../tests/pdf";
import { quotationFile } from "./quotation-document";

const documents = openDocuments();
afterAll(() => documents.close());

test("one of everything, for a company with a long name, fits on one page", async () => {
  const { paper: document } = quotationFile(
    {
      number: "VQ-8TN4KD",
      language: "en",
      createdAt: new Date("2026-11-18T09:00:00Z"),
      validUntil: "2026-12-02",
      name: "Wanjiku Kamau",
      company: "Kamau and Daughters General Stores Limited",
      email: "wanjiku@kamau-stores.example",
      kraPin: "A012345678Z",
      lines: catalogue.map(({ id, name, price }) => ({ machine: id, name, unitPrice: price, quantity: 999 })),
    },
    "https://velto.example/quotations/g9lEcdExFZ3RnPK7gymyxyXS",
    { name: "Amina Hassan", email: "amina@velto.example" },
  );
  const text = await pdfText(await documents.draw(document));
  expect(text).toContain("Accepted by, name and date");
  expect(text).toContain("Page 1 of 1");
});
