/**
 * What needs no React, in one small file that comes after the page has loaded. Built as a worker, so that it is a
 * file of its own; it runs in the page all the same.
 */
import { keepLauncherClear } from "~/chat/keep-clear";
import { fetchWhenNear } from "~/near/fetch-near";
import { defineKeptPages } from "~/offline/kept-pages";
import { showConnection } from "~/offline/notice-state";
import { registerServiceWorker } from "~/offline/register";
import { defineCurrentHeading } from "~/ui/current-heading";
import { defineHeroFilm } from "~/ui/hero-film";

defineHeroFilm();
defineCurrentHeading();
defineKeptPages();
showConnection();
keepLauncherClear();
registerServiceWorker();
fetchWhenNear();
