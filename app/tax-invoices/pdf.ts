/** What a tax invoice may have as its file. */
export const pdfLimit = 2 * 1024 * 1024;

export type PdfProblem = "empty" | "too-large" | "no-pdf" | "cut-off" | "locked" | "acts";

/** Whether bytes are a PDF that everybody can open, whatever the file is called. Nothing if they are. */
export function pdfProblem(bytes: Uint8Array): PdfProblem | undefined {
  if (bytes.length === 0) return "empty";
  if (bytes.length > pdfLimit) return "too-large";
  const text = Buffer.from(bytes).toString("latin1");
  if (!/^%PDF-[12]\.\d/.test(text)) return "no-pdf";
  if (!/%%EOF\s*$/.test(text.slice(-1024)) || !text.includes("startxref")) return "cut-off";
  if (/\/Encrypt\b/.test(text)) return "locked";
  // An invoice that runs something is none.
  return /\/(JavaScript|Launch)\b/.test(text) ? "acts" : undefined;
}
