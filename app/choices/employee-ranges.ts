export const employeeRanges = ["1-10", "11-50", "51-200", "201-500", "501+"] as const;
