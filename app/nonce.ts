import { createContext } from "react";

/** The nonce in the response's content security policy; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
