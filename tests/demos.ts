import { atNairobi, daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import { bookDemo } from "../app/bookings/book-demo.server";
import { joinConversation } from "../app/conversations/join-conversation.server";
import { oneRow } from "../app/db/one-row";
import { type DemoRequest, demoRequests, type Staff, staff } from "../app/db/schema";
import type { Services } from "../app/services-context";
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
  const values = {
    name: "Achieng Odhiambo",
    email: "achieng@samaki.co.ke",
    company: "Samaki & Ugali",
    phone: "+254700000000",
    isSpam: false,
    ...change,
  };
  const conversationId = await joinConversation(db, { ...values, kind: "demo" });
  return oneRow(
    await db
      .insert(demoRequests)
      .values({ ...values, conversationId })
      .returning(),
  );
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
