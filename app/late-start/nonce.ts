import { createContext } from "react";

/** The nonce in the answer's content security policy; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
