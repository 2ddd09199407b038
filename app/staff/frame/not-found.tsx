import type { StaffAccess } from "../access";

export const handle = { right: "everybody" } satisfies StaffAccess;

/** Addresses under /staff that no page has: said inside the frame, to whoever is signed in. */
export function loader() {
  throw new Response("Not Found", { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
