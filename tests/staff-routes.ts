import type { ServerBuild } from "react-router";
import type { Right } from "../app/access/rights";
import type { StaffAccess } from "../app/staff/access";

/**
 * Who may ask for a page of the staff side, by right. `anybody` needs no session, `everybody` needs one and no
 * right. A route that says so not in its `handle` fails `staff-access.test.ts`.
 */
export type Access = Right | "everybody" | "anybody";

export type StaffRoute = { get: Access; post?: Access };

/** What the routes say in their `handle`. */
export function staffRoutes(build: ServerBuild): Record<string, StaffRoute> {
  const said = builtRoutes(build).flatMap(({ path, access, isPosted }) =>
    access ? [[path, { get: access.right, post: isPosted ? (access.post ?? access.right) : undefined }]] : [],
  );
  return Object.fromEntries(said);
}

type BuiltRoute = { path: string; isPosted: boolean; access?: StaffAccess };

/** Every address of the staff side, and whether a form may be posted to it. */
export function builtRoutes(build: ServerBuild): BuiltRoute[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const pathOf = (id: string | undefined): string => {
    const route = routes.find((each) => each.id === id);
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  // A layout and the page inside it may share a path; a form posts to either.
  const found = new Map<string, BuiltRoute>();
  for (const { id, path, index, module } of routes) {
    if (!id.startsWith("staff/") || (path === undefined && !index)) continue;
    const at = `/${pathOf(id)}`;
    const handle = module.handle as Partial<StaffAccess> | undefined;
    found.set(at, {
      path: at,
      isPosted: module.action !== undefined || found.get(at)?.isPosted === true,
      access: handle?.right ? { ...handle, right: handle.right } : found.get(at)?.access,
    });
  }
  return [...found.values()];
}
