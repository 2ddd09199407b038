export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
    <p key={index} className="pre">
      {paragraph}
    </p>
  ));
}
