import display from "@expo-google-fonts/familjen-grotesk/600SemiBold/FamiljenGrotesk_600SemiBold.ttf?inline";
import text from "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?inline";
import strong from "@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf?inline";
import type { Fonts } from "./worker/fonts";

/**
 * The site's two typefaces, whole: the pages' files are cut to what pages say, and a buyer's name may need more. They
 * are part of the server's bundle, so that nothing has to be found beside it.
 */
export function documentFonts(): Fonts {
  return { text: bytesOf(text), strong: bytesOf(strong), display: bytesOf(display) };
}

function bytesOf(dataUrl: string): Uint8Array {
  return new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
}
