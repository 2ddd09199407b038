import { logoShape } from "./logo-shape";

export function Logo() {
  return (
    <svg viewBox="0 -5 1148 360" aria-hidden="true">
      <path fill="var(--v-logo)" d={logoShape.word} />
      <path fill="var(--v-logo-notch)" d={logoShape.notch} />
    </svg>
  );
}
