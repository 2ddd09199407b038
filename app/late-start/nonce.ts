import { createContext } from "react";

/** What the answer's content security policy lets inline scripts run by. Known on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
