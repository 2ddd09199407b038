/**
 * Everything that needs no React, loaded after the page. Imported with `?worker&url` so that Vite emits it as a file of
 * its own; it runs in the page, not as a worker.
 */
import { keepLauncherClear } from "~/chat/keep-clear";
import { defineBuyBar } from "~/hardware/buy-bar-element";
import { definePictureGallery } from "~/hardware/gallery/gallery-element";
import { fetchWhenNear } from "~/near/fetch-near";
import { defineKeptPages } from "~/offline/kept-pages";
import { showConnection } from "~/offline/notice-state";
import { registerServiceWorker } from "~/offline/register";
import { defineCurrentHeading } from "~/ui/current-heading";
import { defineHeroFilm } from "~/ui/hero-film";
import { fetchAhead } from "./fetch-ahead";
import { addMoreLetters } from "./more-letters";

defineHeroFilm();
defineCurrentHeading();
definePictureGallery();
defineBuyBar();
defineKeptPages();
showConnection();
addMoreLetters();
keepLauncherClear();
registerServiceWorker();
fetchWhenNear();
fetchAhead();
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
  import("~/ui/motion/play-beats").then(({ playBeats }) => playBeats(), console.warn);
}
