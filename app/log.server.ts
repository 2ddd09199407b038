import { createContext } from "react-router";

/** Where surprises are written. The edge sets the site's log; a prerender has only the console. */
export const logContext = createContext<{ error: (details: object, message: string) => void }>(console);
