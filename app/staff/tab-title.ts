import { site } from "~/site";

/** What stands in the browser's tab. */
export function tabTitle(title: string): string {
  return `${title} | ${site.name} staff`;
}
