/** The roles of staff, from the one that may do most. What each may do is in `app/access/rights.ts`. */
export const roles = ["owner", "sales", "support"] as const;
export type Role = (typeof roles)[number];

export const roleWords: Record<Role, { name: string; does: string }> = {
  owner: { name: "Owner", does: "Everything, with people, refunds and the privacy desk" },
  sales: { name: "Sales", does: "Messages, orders and money" },
  support: { name: "Support", does: "Messages and orders, without amounts" },
};
