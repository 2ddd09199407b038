/** Words for days and hours as they are said in Kenya: the day begins at six, and the clock stands beside the words. */

export const swahiliWeekdays = [
  "Jumapili",
  "Jumatatu",
  "Jumanne",
  "Jumatano",
  "Alhamisi",
  "Ijumaa",
  "Jumamosi",
];

export const swahiliMonths = [
  "Januari",
  "Februari",
  "Machi",
  "Aprili",
  "Mei",
  "Juni",
  "Julai",
  "Agosti",
  "Septemba",
  "Oktoba",
  "Novemba",
  "Desemba",
];

/** `saa mbili asubuhi (8:00)`, of `08:00` */
export function swahiliClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  const isNearNext = minute === 45;
  const said = hours[(hour + 6 + (isNearNext ? 1 : 0)) % 12];
  const past = minutesPast(minute);
  return `saa ${said}${past} ${partOfDay(hour)} (${hour}:${String(minute).padStart(2, "0")})`;
}

function minutesPast(minute: number): string {
  if (minute === 0) return "";
  if (minute === 15) return " na robo";
  if (minute === 30) return " na nusu";
  if (minute === 45) return " kasoro robo";
  return ` na dakika ${minute}`;
}

function partOfDay(hour: number): string {
  if (hour >= 4 && hour < 6) return "alfajiri";
  if (hour >= 6 && hour < 12) return "asubuhi";
  if (hour >= 12 && hour < 16) return "mchana";
  return hour >= 16 && hour < 19 ? "jioni" : "usiku";
}

const hours = [
  "kumi na mbili",
  "moja",
  "mbili",
  "tatu",
  "nne",
  "tano",
  "sita",
  "saba",
  "nane",
  "tisa",
  "kumi",
  "kumi na moja",
];
