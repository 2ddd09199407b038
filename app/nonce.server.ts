import { createContext } from "react-router";

/**
 * Set for each answer by `http/render.ts`. During the build it marks React Router's inline scripts and our own, for
 * `build/script-hashes.ts`.
 */
export const nonceContext = createContext<string | undefined>(process.env.PRERENDER_NONCE);
