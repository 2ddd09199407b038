import type { PictureName } from "./pictures";

/** The places where the machines work: pictures of our own making, so each says that it is an illustration. */
export const scenes = {
  duka: {
    picture: "scenes/duka",
    alt: "Illustration: a customer in a headwrap pays with her phone at a Velto payment terminal on a duka’s counter, a matatu in the street behind her",
    swahili:
      "Mchoro: mteja aliyefunga kitambaa akilipa kwa simu yake kwenye mashine ya kadi ya Velto kwenye kaunta ya duka, matatu ikiwa barabarani nyuma yake",
    focus: "47% 40%",
  },
  restaurant: {
    picture: "scenes/restaurant",
    alt: "Illustration: cooks at the pass of a restaurant, the order of table 7 on a Velto terminal in front",
    swahili:
      "Mchoro: wapishi kwenye jikoni ya mkahawa, oda ya meza 7 ikionekana kwenye mashine ya Velto mbele yao",
    focus: "35% 40%",
  },
  bar: {
    picture: "scenes/bar",
    alt: "Illustration: bartenders before lit shelves of bottles, the open tabs on a Velto terminal on the bar",
    swahili:
      "Mchoro: bartender mbele ya shelf za chupa zenye taa, tab zilizo wazi zikionekana kwenye mashine ya Velto kwenye kaunta",
    focus: "24% 40%",
  },
  rental: {
    picture: "scenes/rental",
    alt: "Illustration: a woman at the counter of a rental yard, the week’s bookings on a Velto terminal beside her",
    swahili:
      "Mchoro: mwanamke kwenye kaunta ya biashara ya kukodisha vifaa, booking za wiki zikionekana kwenye mashine ya Velto kando yake",
    focus: "47% 40%",
  },
} as const satisfies Record<string, Scene>;

type Scene = {
  picture: PictureName;
  alt: string;
  /** The same in Swahili. */
  swahili: string;
  /** What stays in sight where a frame cuts the picture, as in `object-position`. */
  focus: string;
};

export type SceneName = keyof typeof scenes;
