import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { englishPath, languageOf } from "../app/language/language";
import { sharePath } from "../app/seo/share-image";
import { site } from "../app/site";
import { drawCard } from "./share-images/card";
import { pictureOf } from "./share-images/pictures";

export type SharePage = { path: string; title: string };

const cache = fileURLToPath(new URL("../node_modules/.cache/share-images", import.meta.url));

/** Draws one card a page into `<clientDir>/share`. Unchanged cards come from the cache. */
export async function makeShareImages(pages: SharePage[], clientDir: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(clientDir, "share"), { recursive: true });
  for (const page of pages) {
    const card = await drawCard(
      textOf(page),
      pictureOf(englishPath(page.path), join(clientDir, "illustrations")),
    );
    writeFileSync(join(clientDir, sharePath(page.path)), await painted(card));
  }
}

function textOf({ path, title }: SharePage) {
  const { tagline, unified } = words[languageOf(path)];
  return englishPath(path) === "/"
    ? { title: tagline.replaceAll(" ", "\n"), line: unified }
    : { title, line: tagline };
}

const words = {
  en: { tagline: site.tagline, unified: "Unified ERP and POS software" },
  sw: { tagline: site.swahili.tagline, unified: "ERP na POS zinazofanya kazi pamoja" },
};

/** 256 colours: a quarter of the size of a full-colour card, and hard to tell from it. */
const format = { palette: true, effort: 10, dither: 0.6 };

async function painted(card: string): Promise<Buffer> {
  const key = createHash("sha256").update(card).update(JSON.stringify(format)).digest("hex");
  const file = join(cache, `${key}.png`);
  if (!existsSync(file)) writeFileSync(file, await sharp(Buffer.from(card)).png(format).toBuffer());
  return readFileSync(file);
}
