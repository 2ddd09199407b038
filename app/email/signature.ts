import { site } from "~/site";

export const signature = [
  `${site.name}. ${site.tagline}`,
  site.address.district,
  `${site.phones[0]}, ${site.email.info}`,
];
