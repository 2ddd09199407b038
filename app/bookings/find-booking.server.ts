import { desc, eq } from "drizzle-orm";
import { type DemoBooking, type DemoRequest, demoBookings, demoRequests } from "~/db/schema";
import type { Services } from "~/services-context";

/** The request that a key opens, with its latest booking. Anything may stand in an address. */
export async function findBooking(
  { db }: Pick<Services, "db">,
  key: string,
): Promise<{ request: DemoRequest; booking: DemoBooking | null } | undefined> {
  if (!/^[0-9a-f]{32}$/.test(key)) return undefined;
  const [found] = await db
    .select({ request: demoRequests, booking: demoBookings })
    .from(demoRequests)
    .leftJoin(demoBookings, eq(demoBookings.demoRequestId, demoRequests.id))
    .where(eq(demoRequests.bookingKey, key))
    .orderBy(desc(demoBookings.createdAt))
    .limit(1);
  return found;
}
