import { marks } from "~/marks";

/** The stylesheet shows the notice while the attribute is there. */
export function showConnection() {
  const update = () => document.documentElement.toggleAttribute(marks.offline, !navigator.onLine);
  for (const type of ["online", "offline"]) addEventListener(type, update);
  update();
}
