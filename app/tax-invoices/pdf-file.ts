import { downloadDocument, noDocument } from "~/documents/download.server";
import { languageOf } from "~/language/language";
import { servicesContext } from "~/services-context";
import type { Route } from "./+types/pdf-file";
import { fileResponse, findInvoiceFile } from "./find-file.server";
import { taxPaperFile } from "./paper";
import { issuedOf, onPaper } from "./shown.server";

/** KRA's own PDF, byte for byte, where there is one; else what we know, drawn. */
export async function loader({ params: { key, number }, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = languageOf(url.pathname);
  const found = await issuedOf(services.db, key, number);
  if (!found) return noDocument(language);
  const file = taxPaperFile(await onPaper(services.db, found.invoice, language), language);
  const content = await findInvoiceFile(services.db, number);
  if (content) return fileResponse(content, file.name);
  return downloadDocument(services, found.orderId, file, language);
}
