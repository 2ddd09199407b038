import type { Database } from "~/db/open.server";
import { takeToken } from "~/rate-limits.server";
import type { DocumentFile } from "./document";
import { type Documents, DocumentsBusyError } from "./documents.server";

/** The document as a file. `of` names what it belongs to, whose documents are counted for all servers together. */
export async function downloadDocument(
  { db, documents }: { db: Database; documents: Documents },
  of: string,
  { name, paper }: DocumentFile,
): Promise<Response> {
  const { allowed, retryAfter } = await takeToken(db, { key: `documents:${of}`, ...downloads });
  if (!allowed) return later(429, retryAfter);
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
    if (error instanceof DocumentsBusyError) return later(503, 10);
    throw error;
  }
}

const downloads = { limit: 20, windowSeconds: 600 };

function later(status: number, seconds: number): Response {
  return new Response(`Please try again in ${seconds} seconds.`, {
    status,
    headers: {
      "Retry-After": String(seconds),
      "Content-Type": "text/plain; charset=utf-8",
    },
  });
}
