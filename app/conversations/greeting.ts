/** True where nothing follows the greeting: such a text answers nothing. */
export function isBareGreeting(body: string, name: string): boolean {
  const empty = new Set([...greetings, ...wordsOf(name)]);
  return wordsOf(body).every((word) => empty.has(word));
}

/** What follows the greeting that a text begins with. */
export function withoutGreeting(body: string, name: string): string {
  const [first = "", ...rest] = body.split(/\n\s*\n/);
  return rest.length > 0 && isBareGreeting(first, name) ? rest.join("\n\n") : body;
}

const greetings = [
  "hello",
  "hi",
  "dear",
  "good",
  "morning",
  "afternoon",
  "evening",
  "habari",
  "hujambo",
  "jambo",
];

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
