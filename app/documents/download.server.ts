import type { Database } from "~/db/open.server";
import type { Language } from "~/language/language";
import { takeToken } from "~/rate-limits.server";
import { downloadWords } from "./content.sw";
import type { DocumentFile } from "./document";
import { type Documents, DocumentsBusyError } from "./documents.server";

/** The document as a file. `of` names what it belongs to, whose documents are counted for all servers together. */
export async function downloadDocument(
  { db, documents }: { db: Database; documents: Documents },
  of: string,
  { name, paper }: DocumentFile,
  language: Language = "en",
): Promise<Response> {
  const { allowed, retryAfter } = await takeToken(db, { key: `documents:${of}`, ...downloads });
  if (!allowed) return later(429, retryAfter, language);
  try {
    const bytes = await documents.draw(paper);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Content-Length": String(bytes.byteLength),
      },
    });
  } catch (error) {
    if (error instanceof DocumentsBusyError) return later(503, 10, language);
    throw error;
  }
}

const downloads = { limit: 20, windowSeconds: 600 };

export function noDocument(language: Language): Response {
  return new Response(downloadWords[language].notFound, { status: 404, headers: plainText });
}

function later(status: number, seconds: number, language: Language): Response {
  return new Response(downloadWords[language].later(seconds), {
    status,
    headers: { "Retry-After": String(seconds), ...plainText },
  });
}

const plainText = { "Content-Type": "text/plain; charset=utf-8" };
