/** What a screen reader is told after a press. One for each moment. */
export function Said({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
