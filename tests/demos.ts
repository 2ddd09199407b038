import { eq } from "drizzle-orm";
import { atNairobi, daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import { bookDemo } from "../app/bookings/book-demo.server";
import { type DemoRequest, demoRequests, type Staff, staff } from "../app/db/schema";
import type { Services } from "../app/services.server";
import { isHoliday } from "../app/working-time/working-time";

/** Somebody who gives demos. */
export async function addHost({ db }: Pick<Services, "db">, name: string): Promise<Staff> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@velto.example`;
  const [person] = await db.insert(staff).values({ name, email, role: "sales" }).returning();
  return person as Staff;
}

/** A stored demo request, as the form leaves it. */
export async function addRequest(
  { db }: Pick<Services, "db">,
  change: Partial<typeof demoRequests.$inferInsert> = {},
): Promise<DemoRequest> {
  const [inserted] = await db
    .insert(demoRequests)
    .values({
      name: "Achieng Odhiambo",
      email: "achieng@samaki.co.ke",
      company: "Samaki & Ugali",
      phone: "+254700000000",
      ...change,
    })
    .returning();
  // The conversation that it joined is written after the row.
  const [request] = await db
    .select()
    .from(demoRequests)
    .where(eq(demoRequests.id, inserted?.id as string));
  return request as DemoRequest;
}

/** The next working day after today, as often as asked. */
export function demoDay(count = 1, now = new Date()): string {
  let day = nairobiDay(now);
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1);
    if (![0, 6].includes(weekdayOf(day)) && !isHoliday(day)) left -= 1;
  }
  return day;
}

export function online(day: string, clock: string) {
  return { startsAt: atNairobi(day, clock), place: "online" as const, area: null, zone: null };
}

/** A new request with its time, booked by its visitor. */
export async function addBooking(
  services: Services,
  day: string,
  clock = "10:00",
  change: Parameters<typeof addRequest>[1] = {},
) {
  const request = await addRequest(services, change);
  const result = await bookDemo(services, request, online(day, clock), "visitor");
  if ("refused" in result) throw new Error(result.refused);
  return { request, booking: result.booking };
}
