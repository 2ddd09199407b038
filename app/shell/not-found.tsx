/**
 * Matches what no other route does. Built once, as `/404`, and answered with status 404 for every unknown address:
 * it has no loader, so that the application can take over the same page at any of them.
 */
export { NotFound as default } from "./not-found-page";
