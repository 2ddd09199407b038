/** The modules of VeltoERP, by the id that an address gives them. */
export const modules = {
  finance: "Financial & Accounting Management",
  payroll: "HR & Payroll Systems",
  production: "Manufacturing & Production Planning",
  agriculture: "Agricultural Operations Management",
  "supply-chain": "Supply Chain & Logistics",
  intelligence: "Business Intelligence",
} as const;
