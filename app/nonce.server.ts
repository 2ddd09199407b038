import { createContext } from "react-router";

/**
 * A new one for each answer, set by `http/render.ts`. While the site is built it marks the scripts that React Router
 * and we write ourselves: the build lists their hashes and takes the mark away.
 */
export const nonceContext = createContext<string | undefined>(process.env.PRERENDER_NONCE);
