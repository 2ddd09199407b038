import type { CSSProperties } from "react";
import { fabrics, sizes } from "./content";
import { nameOf, type Sofa } from "./state";

const seatWidth = 120;

/** Colours come from the cloth: lighter cushions, darker arms. */
export function SofaPicture({ sofa }: { sofa: Sofa }) {
  const { seats } = sizes[sofa.size];
  const isCorner = sofa.size === "corner";
  const width = seats * seatWidth;
  const left = 330 - width / 2 - (isCorner ? 60 : 0);
  const right = left + width;
  const cushions = Array.from({ length: seats }, (_, seat) => left + seat * seatWidth);
  return (
    <svg
      className="furn-sofa"
      viewBox="24 10 620 330"
      role="img"
      aria-label={nameOf(sofa)}
      style={{ "--cloth": fabrics[sofa.fabric].colour } as CSSProperties}
    >
      <ellipse cx="330" cy="268" rx={seats === 2 ? 220 : 285} ry="26" fill="#10211a" opacity=".1" />
      <path d="M600 262V70" stroke="#6b4a2b" strokeWidth="7" />
      <path d="M572 70h56l-14-46h-28z" fill="#f2c879" />
      <ellipse cx="600" cy="264" rx="30" ry="6" fill="#6b4a2b" />
      <rect className="furn-sofa__dark" x={left - 4} y="108" width={width + 8} height="90" rx="16" />
      {cushions.map((x) => (
        <rect key={x} className="furn-sofa__light" x={x + 2} y="96" width="116" height="92" rx="18" />
      ))}
      <rect className="furn-sofa__cloth" x={left - 8} y="160" width={width + 16} height="78" rx="14" />
      {cushions.map((x) => (
        <rect key={x} className="furn-sofa__light" x={x + 3} y="152" width="114" height="42" rx="13" />
      ))}
      <rect className="furn-sofa__dark" x={left - 44} y="134" width="50" height="110" rx="20" />
      {isCorner ? (
        <>
          <rect className="furn-sofa__dark" x={right - 4} y="96" width="62" height="150" rx="20" />
          <rect className="furn-sofa__light" x={right - 96} y="168" width="150" height="84" rx="18" />
          <rect className="furn-sofa__cloth" x={right - 100} y="204" width="158" height="54" rx="14" />
        </>
      ) : (
        <rect className="furn-sofa__dark" x={right - 6} y="134" width="50" height="110" rx="20" />
      )}
      <path
        d={`M${left - 14} 242v22M${right + (isCorner ? 36 : 14)} ${isCorner ? 254 : 242}v${isCorner ? 14 : 22}`}
        stroke="#6b4a2b"
        strokeWidth="12"
        strokeLinecap="round"
      />
    </svg>
  );
}
