/**
 * The script of every public page: its custom elements and the little that moves. It is imported with `?worker&url`,
 * for which Vite writes a file without React beside the application; the page loads it as a plain module.
 */
import { defineCopyLink } from "./blog/copy-link-element";
import { defineChatLauncher } from "./chat/launcher-element";
import { carryBegan, keepBegan } from "./forms/began-here";
import { defineUnsentForms } from "./forms/unsent/unsent-forms-element";
import { defineBuyBar } from "./hardware/buy-bar-element";
import { definePictureGallery } from "./hardware/gallery/gallery-element";
import { defineKeptPages } from "./offline/kept-pages";
import { showConnection } from "./offline/notice-state";
import { registerServiceWorker } from "./offline/register";
import { runMenus } from "./shell/menus";
import { rememberLanguage } from "./shell/remember-language";
import { turnHeader } from "./shell/turn-header";
import { carryPictures } from "./ui/carry-pictures";
import { defineCurrentHeading } from "./ui/current-heading";
import { defineHeroFilm } from "./ui/hero-film";
import { countVisit } from "./visits/count-visit";

defineChatLauncher();
defineCurrentHeading();
definePictureGallery();
defineBuyBar();
defineKeptPages();
defineUnsentForms();
defineCopyLink();
defineHeroFilm();
if (document.querySelector("stock-state")) {
  import("./stock/stock-state-element").then(({ defineStockState }) => defineStockState(), console.warn);
}
turnHeader();
runMenus();
carryPictures();
if (document.querySelector("little-till")) {
  import("./home/little-till-element").then(({ defineLittleTill }) => defineLittleTill(), console.warn);
}
showConnection();
// Before somebody is led to their language, where nothing tells any more how they came.
countVisit(keepBegan);
carryBegan();
rememberLanguage();
registerServiceWorker();
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
  import("./ui/motion/reveals").then(({ runReveals }) => runReveals(), console.warn);
}
