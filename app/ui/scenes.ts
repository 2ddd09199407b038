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
