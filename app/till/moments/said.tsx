/** What a screen reader is told after a press. One for each moment. */
export function Said({ text }: { text: string }) {
  return (
    <p className="vh" role="status">
      {text}
    </p>
  );
}
