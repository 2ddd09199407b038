import { readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isText } from "../http/built-site";
import { type FinishedText, finishText } from "../http/finish-page";

/** Writes .br and .gz beside each text file; the server compresses no built file itself. */
export async function compressAll(dir: string) {
  const files = (readdirSync(dir, { recursive: true }) as string[]).filter(isText);
  await Promise.all(files.map(async (file) => compressFile(join(dir, file))));
}

export async function writeText(file: string, { content, br, gzip }: FinishedText) {
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([writeFile(file, content), writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
}

async function compressFile(file: string) {
  await writeText(file, await finishText(await readFile(file)));
}
