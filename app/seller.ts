import { site } from "./site";

/** Who sells: the registered name and what belongs to it, where the owner has set it. */
export const seller = {
  name: site.legalName || site.name,
  lines: [
    site.address.district,
    site.postalAddress,
    site.registrationNumber && `Registration ${site.registrationNumber}`,
    site.kraPin && `KRA PIN ${site.kraPin}`,
  ].filter(Boolean),
};
