import { createContext } from "react-router";

/** Who asks, as far as the edge can trust it. The address is only ever used hashed, for limits. */
export const visitorContext = createContext<{ address: string; origin: string }>();
