import { createContext } from "react-router";

/** Marks React Router's inline scripts and our own, for the content security policy of the answer. */
export const nonceContext = createContext<string | undefined>(undefined);
