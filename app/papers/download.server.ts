import type { Database } from "~/db/open.server";
import { takeToken } from "~/rate-limits.server";
import type { PaperFile } from "./paper";
import { type Papers, PapersBusyError } from "./papers.server";

/** The paper as a file. `of` names what it belongs to, whose papers are counted for all servers together. */
export async function downloadPaper(
  { db, papers }: { db: Database; papers: Papers },
  of: string,
  { name, paper }: PaperFile,
): Promise<Response> {
  const { allowed, retryAfter } = await takeToken(db, { key: `papers:${of}`, ...downloads });
  if (!allowed) return later(429, retryAfter);
  try {
    const bytes = await papers.draw(paper);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Content-Length": String(bytes.byteLength),
      },
    });
  } catch (error) {
    if (error instanceof PapersBusyError) return later(503, 10);
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
