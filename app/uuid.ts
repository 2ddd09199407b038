/** What PostgreSQL takes for an id; anything else is the address of nothing. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
