import type { DemoPlace } from "~/choices/demo-places";

/** What somebody chose: when, where, and for staff with whom. */
export type Choice = {
  startsAt: Date;
  place: DemoPlace;
  area: string | null;
  zone: string | null;
  hostId?: string;
};
