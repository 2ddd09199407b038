import { inLanguages } from "~/language/words";
import { gallery } from "./content";

export const galleryWords = inLanguages(gallery, {
  pictures: "Picha",
  nth: (number, label) => `Picha ya ${number}: ${label}`,
  number: (number, count) => `${number} kati ya ${count}`,
  enlarge: "Kuza",
  enlarged: "Picha iliyokuzwa",
  close: "Funga",
  turn: "Izungushe",
  turned: (degrees) => `Imezungushwa digrii ${degrees}`,
  back: "Rudi kwenye picha",
  loading: "Picha zinakuja...",
  failed: "Picha hazikufika. Angalia mtandao wako ujaribu tena.",
  hint: "Vuta kuzungusha",
});
