/** Of one machine in one order. For more there is a quote. */
export const mostUnits = 999;
