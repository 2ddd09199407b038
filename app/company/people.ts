import type { PictureName } from "~/ui/pictures";

/**
 * Who the company page shows, in this order. The owner fills it in; while it is empty the page speaks of the teams alone.
 * A picture is a square master of 480 pixels or more in `pictures/people/`; `npm run pictures` makes its files.
 * Without one the person's initials stand there.
 */
export const people: readonly Person[] = [];

export type Person = { name: string; role: string; picture?: PictureName };
