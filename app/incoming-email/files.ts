import type { Attachment } from "postal-mime";
import type { RefusedFile } from "~/db/schema";

export type ReceivedFile = {
  name: string;
  sizeBytes: number;
  content: Buffer | null;
  refused: RefusedFile | null;
};

export const fileLimits = { count: 10, bytes: 10 * 1024 * 1024 };

/** Documents and pictures; nothing that runs, and no archive. */
export const keptTypes = [
  "pdf",
  "jpg",
  "jpeg",
  "png",
  "webp",
  "gif",
  "heic",
  "txt",
  "csv",
  "ics",
  "vcf",
  "doc",
].concat(["docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods", "odp", "rtf"]);

/** What came along. What is not kept is named, with the reason, and stays in the mailbox. */
export function readFiles(attachments: Attachment[]): ReceivedFile[] {
  return attachments
    .filter(({ mimeType }) => mimeType !== "message/delivery-status")
    .slice(0, mostNamed)
    .map((attachment, place) => {
      const content = bytesOf(attachment.content);
      const name = nameOf(attachment);
      const refused = refusalOf(name, content.byteLength, place);
      return { name, sizeBytes: content.byteLength, content: refused ? null : content, refused };
    });
}

const mostNamed = 50;

function refusalOf(name: string, bytes: number, place: number): RefusedFile | null {
  if (!keptTypes.includes(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "")) return "type";
  if (bytes > fileLimits.bytes) return "size";
  return place >= fileLimits.count ? "count" : null;
}

/** One line without what steers a terminal, a folder or the direction of text. */
function nameOf({ filename, mimeType }: Attachment): string {
  const name = (filename ?? "")
    .normalize("NFC")
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|\u2028\u2029]+/gu, " ")
    .replace(/^[.\s]+/, "")
    .trim();
  return [...(name || `unnamed.${mimeType.split("/")[1] ?? ""}`)].slice(-110).join("");
}

function bytesOf(content: Attachment["content"]): Buffer {
  return typeof content === "string" ? Buffer.from(content) : Buffer.from(content as Uint8Array);
}
