import { createContext } from "react-router";

/** The id that stands in the log and on the error page. Set by the edge. */
export const requestIdContext = createContext<string>("");
