export function Mark() {
  return (
    <svg className="chat-window__mark" viewBox="0 0 364 350" height="22" aria-hidden="true">
      <path fill="var(--v-on-night)" d="M0 0H82L182 231.8 282 0H364L213 350H151Z" />
      <path fill="var(--v-marigold)" d="M108.1 0H255.9L182 171.2Z" />
    </svg>
  );
}
