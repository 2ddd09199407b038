/** The V of Velto, small. */
export function Mark() {
  return (
    <svg className="till-mark" viewBox="0 0 364 350" aria-hidden="true">
      <path fill="var(--v-logo)" d="M0 0H82L182 231.800 282 0H364L213 350H151Z" />
      <path fill="var(--v-logo-notch)" d="M108.100 0H255.900L182 171.200Z" />
    </svg>
  );
}
