import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|json|data|xml|txt|webmanifest)$/;

/** Writes .br and .gz beside each text file at the highest level; the server compresses no built file itself. */
export async function compressAll(dir: string) {
  const files = (readdirSync(dir, { recursive: true }) as string[]).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compressFile(join(dir, file))));
}

async function compressFile(file: string) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
